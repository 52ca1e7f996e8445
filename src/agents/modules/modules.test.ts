import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haveGolden, readGolden, tablesFolder } from '../../games/engines/text-world/golden.ts'
import { knownFacts } from '../../games/engines/text-world/tables.ts'
import { Calculator, planCalculation, readResult } from './calculator.ts'
import { CompatibleCalculator, type Variant } from './compatible/calculator.ts'
import { CompatibleKnowledgeBase } from './compatible/knowledge-base.ts'
import { CompatibleNavigator } from './compatible/navigator.ts'
import { CompatibleSorter } from './compatible/sorter.ts'
import { KnowledgeBase } from './knowledge-base.ts'
import { MapModule } from './map.ts'
import { Sorter } from './sorter.ts'

const VARIANTS: readonly Variant[] = ['bct', 'llm']
const text = (words: string) => ({ text: words, look: '', inventory: '' })
const look = (words: string, inventory = '') => ({ text: words, look: words, inventory })

describe.skipIf(!haveGolden)('the modules on recorded cases (golden data)', () => {
  it('calculates as both published calculators, and right as ours', () => {
    for (const { hidden_num1: a, hidden_num2: b, ...recorded } of readGolden('modules/calc.jsonl.gz')) {
      for (const variant of VARIANTS) {
        const module = new CompatibleCalculator(variant, [a, b])
        expect(module.commands()).toEqual(recorded[variant].map(([command]: [string]) => command))
        for (const [command, answer] of recorded[variant]) expect(module.run(command)).toBe(answer)
        expect(module.run('add 1 x')).toBe(recorded[`${variant}_invalid`])
      }
      const operation = recorded.hidden_op as 0 | 1 | 2 | 3
      const words = [`add ${a} and ${b}`, `subtract ${b} from ${a}`, `multiply ${a} and ${b}`, `divide ${b} by ${a}`][
        operation
      ]!
      const module = new Calculator()
      const problem = `Your task is to solve the following math problem: ${words} . \n`
      module.watch(text(problem))
      const [command, ...more] = planCalculation(problem)!
      expect(more).toEqual([])
      expect(module.commands()).toContain(command)
      expect(readResult(module.run(command!)!)).toBe([a + b, a - b, a * b, b / a][operation])
    }
  })

  it('finds the way wherever the published navigators do, by a shortest way', () => {
    let queries = 0
    for (const { events } of readGolden('modules/navigation.jsonl.gz')) {
      const [bct, llm, map] = [new CompatibleNavigator('bct'), new CompatibleNavigator('llm'), new MapModule()] as const
      for (const event of events) {
        for (const module of [bct, llm, map]) module.watch(text(event.obs))
        expect(bct.currentLocation).toBe(event.currentLocation)
        for (const module of [bct, llm, map]) expect([...module.commands()].sort()).toEqual(event.validCommands)
        for (const query of event.queries ?? []) {
          queries++
          const place = query.cmd.slice('next step to '.length)
          if (query.nShortest <= 1) {
            expect(bct.run(query.cmd)).toBe(query.bct)
            expect(llm.run(query.cmd)).toBe(query.llm)
          } else {
            expect(bct.run(query.cmd)).toMatch(new RegExp(`: (${query.nextOk.join('|')})$`))
            if (query.distance > 1)
              expect(llm.run(query.cmd)).toMatch(new RegExp(`: (${query.nextOk.join('|')})\\.\\n`))
          }
          const path = map.path(event.currentLocation, place)
          expect(path).toHaveLength(query.distance)
          if (query.distance > 0) expect(query.nextOk).toContain(path![0])
          expect(map.run(query.cmd)).toContain(query.distance === 0 ? 'already' : `to the ${path![0]}.`)
        }
      }
    }
    expect(queries).toBe(7104)
  })

  it('sorts every recorded sight completely', () => {
    const cases = readGolden('modules/sort.jsonl.gz')
    for (const { cmd, look: sight, correctResponse } of cases) {
      const [compatible, ours] = [new CompatibleSorter(), new Sorter()]
      for (const module of [compatible, ours]) module.watch(look(sight))
      expect(compatible.run(cmd), sight).toBe(correctResponse)
      const names = correctResponse.startsWith('No objects')
        ? []
        : correctResponse.slice(correctResponse.indexOf(': ') + 2, -1).split(', ')
      const sorted = ours.sorted().map(({ name }) => name.replace(/^(\d+)([a-z]+) of/, '$1 $2 of'))
      expect(cmd === 'sort ascending' ? sorted : sorted.reverse()).toEqual(names)
    }
    expect(cases).toHaveLength(977)
  })

  it('answers every recorded query of the knowledge base', () => {
    const facts = knownFacts(tablesFolder)
    const [bct, llm] = [new CompatibleKnowledgeBase('bct', facts), new CompatibleKnowledgeBase('llm', facts)]
    expect(bct.commands()).toHaveLength(541)
    for (const recorded of readGolden('modules/kb-query.jsonl.gz')) {
      expect(bct.commands()).toContain(recorded.cmd)
      expect(bct.run(recorded.cmd)).toBe(recorded.bct)
      if (!recorded.llmValid) continue
      const lines = llm.run(recorded.cmd)!.slice(0, -1).split('.\n ')
      expect(lines.sort()).toEqual(recorded.llmLinesSorted)
    }
    expect(bct.run('query xyzabc')).toBe('This is not a valid action for this module (kb-twc, query xyzabc)')
    for (const { events } of readGolden('modules/kb-injection.jsonl.gz')) {
      for (const { obs, llmInjected } of events) {
        llm.watch(text(obs))
        expect([...llm.commands()].sort(), obs).toEqual(llmInjected)
      }
    }
  })
})

describe('the calculator', () => {
  const problem = 'The sheet says: Start with 7. Divide by 2. Multiply by 6. Find the bundle…\n'

  it('knows no number before it was read', () => {
    const module = new Calculator()
    expect(module.commands()).toEqual([])
    expect(module.run('add 3 4')).toMatch(/3 is neither/)
    expect(module.run('calculate 3 + 4')).toMatch(/neither/)
    expect(module.run('take coin')).toBeUndefined()
  })

  it('calculates exactly, and goes on with its results', () => {
    const module = new Calculator()
    module.watch(text(problem))
    expect(module.run('mul 7/3 6')).toMatch(/3 is neither/)
    expect(module.run('div 7 2')).toBe('7 / 2 = 7/2, about 3.5.')
    module.watch(text(module.run('div 7 2')!))
    expect(module.commands()).toContain('mul 7/2 6')
    expect(module.run('mul 7/2 6')).toBe('7/2 * 6 = 21.')
    const [command] = planCalculation(problem)!
    expect(readResult(module.run(command!)!)).toBe(21)
    expect(module.run('calculate (7 + 2')).toMatch(/not closed/)
    expect(module.run('div 7 0')).toMatch(/cannot|neither/)
  })

  it('never fails on any words', () => {
    const module = new Calculator()
    module.watch(text(problem))
    const words = fc.array(fc.constantFrom('7', '2', '(', ')', '+', '-', '*', '/', ' ', 'x', '0', '6', '.'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, (parts) => typeof module.run(`calculate ${parts.join('')}`) !== 'number'),
      { numRuns: 1000 },
    )
  })
})

describe('the map', () => {
  const room = (name: string, ways: string) => look(`This is the ${name}.\nIt is empty.\nWays out: ${ways}\n`)

  it('says directions it has seen, from both sides, and the way beyond', () => {
    const module = new MapModule()
    module.watch(text('The map shows:\n- From the a you reach the b and c.\n- From the c you reach the d.\n'))
    expect(module.run('next step to d')).toBe('I do not know yet where you are.')
    module.watch(room('a', 'North: the b. East: the c.'))
    expect(module.run('next step to d')).toBe('From the a, go east to the c. Then: d.')
    module.watch(room('c', 'West: the a. South: the d.'))
    expect(module.run('next step to b')).toBe('From the c, go west to the a. Then: b.')
    module.watch(room('b', 'There is no way out.'))
    expect(module.direction('b', 'a')).toBe('south')
  })

  it('infers what is behind the only closed door', () => {
    const module = new MapModule()
    module.watch(text('The map shows:\n- From the a you reach the b and c.\n'))
    module.watch(room('a', 'North: the b. East: a closed oak door.'))
    expect(module.run('next step to c')).toBe('From the a, go east, through the closed door to the c.')
  })

  it('says so where no way or no such place is known', () => {
    const module = new MapModule()
    module.watch(room('a', 'North: the b.'))
    module.watch(text('The map shows:\n- From the x you reach the y.\n'))
    expect(module.run('next step to y')).toBe('I know no way from the a to the y.')
    expect(module.run('next step to moon')).toBe('I know no place called moon.')
    expect(module.run('next step to a')).toBe('You are in the a already.')
  })
})

describe('the sorter', () => {
  it('includes what is carried, what is in the box and what lies in other rooms', () => {
    const module = new Sorter()
    const sight = (name: string, things: string) =>
      `This is the ${name}.\nYou see ${things}.\nWays out: North: the x.\n`
    module.watch(
      look(
        sight('shed', 'a bench (on it: 2.5kg of tar and a hammer) and a box (in it: 900mg of tar)'),
        'You carry nothing.\n',
      ),
    )
    module.watch(look(sight('loft', '30g of cork'), 'You carry a map and 2g of sand.\n'))
    expect(module.run('sort ascending')).toBe(
      'In ascending order: 900mg of tar (in the box), 2g of sand (carried), 30g of cork, 2.5kg of tar.',
    )
    expect(module.run('sort descending')).toMatch(/^In descending order: 2.5kg of tar, 30g/)
  })
})

describe('the knowledge base', () => {
  const places = new Map([
    ['TV remote', ['TV stand']],
    ['loaf', ['bread bin', 'shelf']],
  ])
  const sight = 'This is the hall.\nYou see a shelf (on it: a loaf), a TV remote and a comb.\nThere is no way out.\n'

  it('answers only for what is seen or carried', () => {
    const module = new KnowledgeBase(places)
    expect(module.run('query loaf')).toMatch(/neither/)
    module.watch(look(sight, 'You carry nothing.\n'))
    expect(module.commands()).toEqual(['query loaf', 'query TV remote'])
    expect(module.run('query loaf')).toBe('loaf is usually kept here: bread bin, shelf.')
    expect(module.run('query tv remote')).toContain('TV stand')
    expect(module.run('query comb')).toBe('I know nothing about comb.')
  })

  it('knows nothing of what is withheld', () => {
    const module = new KnowledgeBase(places, (thing) => thing === 'loaf')
    module.watch(look(sight, 'You carry nothing.\n'))
    expect(module.run('query loaf')).toBe('I know nothing about loaf.')
  })
})
