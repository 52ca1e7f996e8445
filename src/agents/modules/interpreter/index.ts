/** An interpreter for programs that language models write: Python in Pyodide or JavaScript in QuickJS, in a locked box. */
export { languages, type Language } from './engines.ts'
export { NoLock } from './locked-process.ts'
export { Interpreter, Session, type InterpreterOptions, type RunResult } from './interpreter.ts'
