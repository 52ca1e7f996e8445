/** Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023). */
import type { Reproduction } from '../reproduction.ts'
import { figure5 } from './figure-5.ts'

export const reproductions: readonly Reproduction[] = [figure5]
