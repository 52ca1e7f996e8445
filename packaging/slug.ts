/** The address of a heading inside its page, as GitHub makes it; of equal headings the later ones get `-1`, `-2`. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
