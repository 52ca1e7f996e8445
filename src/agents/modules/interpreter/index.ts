/** An interpreter for programs that language models write: Python in Pyodide or JavaScript in QuickJS, in a locked box. */
export { type Language } from './engines.ts'
export { Interpreter, Session, type RunResult } from './interpreter.ts'
