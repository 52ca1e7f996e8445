import './llm-co.test.ts'
