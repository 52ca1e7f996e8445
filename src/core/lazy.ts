/** Parts of plain objects that are worked out when somebody first reads them, and only then. */

/** Lets a class put its private fields on an object that is there already. */
export class Given {
  constructor(object: object) {
    return object
  }
}

/** How each part is made: from the object itself, and from what it was made of and must not show. */
type Makers<Base, Source, Parts> = { readonly [Name in keyof Parts]: (base: Base, source: Source) => Parts[Name] }

/**
 * Gives objects of one kind parts that are own enumerable getters: `JSON.stringify`, spread and `Object.keys` see plain
 * data. A part is made once; it is kept in a private field, which frozen objects can be given too. The getters are the
 * same functions for all objects, since engines share the layout of objects only then: a getter made for each object
 * costs five times as much.
 *
 * @example
 * const withArea = lazyParts<{ side: number }, undefined, { area: number }>({ area: ({ side }) => side * side })
 * withArea({ side: 3 }, undefined) // { side: 3, area: [Getter] }
 */
export function lazyParts<Base extends object, Source, Parts extends object>(
  makers: Makers<Base, Source, Parts>,
): (base: Base, source: Source) => Base & Readonly<Parts> {
  const names = Object.keys(makers) as (keyof Parts & string)[]

  class Kept extends Given {
    readonly #source: Source
    #made: unknown[] | undefined = undefined

    constructor(object: object, source: Source) {
      super(object)
      this.#source = source
    }

    static read(object: Base, place: number): unknown {
      // An heir or a proxy of such an object bears no private fields: it reads through, if its data are enough for that.
      if (!(#source in object)) return makers[names[place]!](object, undefined as Source)
      const kept = object as unknown as Kept
      const made = (kept.#made ??= [])
      return place in made ? made[place] : (made[place] = makers[names[place]!](object, kept.#source))
    }
  }

  const getters = names.map((name, place): [string, PropertyDescriptor] => [
    name,
    {
      enumerable: true,
      configurable: true,
      get(this: Base) {
        return Kept.read(this, place)
      },
    },
  ])

  return (base, source) => {
    new Kept(base, source)
    for (let i = 0; i < getters.length; i++) Object.defineProperty(base, getters[i]![0], getters[i]![1])
    return base as Base & Readonly<Parts>
  }
}
