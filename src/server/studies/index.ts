/** Studies, as commands and the server use them. */
export { checkStudy } from './check.ts'
export { exportStudy } from './export.ts'
export { prepareStudy } from './prepare-study.ts'
export { Studies } from './studies.ts'
export { ownIn, readStudyFile, type OwnName, type StudyFile } from './study-file.ts'
