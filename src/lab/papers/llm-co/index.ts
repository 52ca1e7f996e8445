/** Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023). */
export { caseStudiesFigures } from './case-studies.ts'
export { figure5 } from './figure-5.ts'
export { theoryOfMindImporter } from './import-questions.ts'
export { table1 } from './table-1.ts'
export { table2 } from './table-2.ts'
export { table3, table4 } from './table-3.ts'
