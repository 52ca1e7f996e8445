/** Fills the slots of a text. */

/** The text with each `{name}` of `values` replaced, once: what is filled in may hold braces. */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([^{}\n]{1,60})\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : slot,
  )
}
