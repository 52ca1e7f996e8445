/** Whether there is a Python that our client runs on; tests that need one are skipped where there is none, and say so. */
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 9))'], { encoding: 'utf8' })

export const hasPython = stdout?.trim() === 'True'

if (!hasPython) console.warn('skipped: the tests in Python, because there is no python3 from 3.9 up here')
