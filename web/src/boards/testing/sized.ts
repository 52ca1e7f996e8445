/** How much of a proof a suite runs: `npm test` the short form, `npm run test:slow` all of it (see src/testing/sized.fixture.ts). */
export const sized = <Value>(short: Value, long: Value): Value =>
  import.meta.env['TESTS_AT_LENGTH'] === 'yes' ? long : short
