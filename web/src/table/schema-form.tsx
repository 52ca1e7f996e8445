/** A form for an action of any game, made from its JSON Schema. */
import { useId, useState, type SubmitEvent } from 'react'
import type { JsonSchema } from 'roundtable'

type Value = string | boolean
type Values = Readonly<Record<string, Value>>

/** The kinds of action there are: the members of a union, or the one that it is. */
function kindsOf(schema: JsonSchema): readonly JsonSchema[] {
  const union = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined
  return union ?? [schema]
}

const propertiesOf = (schema: JsonSchema): readonly [string, JsonSchema][] =>
  Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)

/** What tells one kind from the others: its constant property. */
function nameOf(schema: JsonSchema, index: number): string {
  const constant = propertiesOf(schema).find(([, part]) => part['const'] !== undefined)
  return constant ? String(constant[1]['const']) : ((schema['title'] as string | undefined) ?? `kind ${index + 1}`)
}

export function SchemaForm({
  schema,
  disabled,
  onAction,
}: {
  readonly schema: JsonSchema
  readonly disabled: boolean
  readonly onAction: (action: unknown) => void
}) {
  const kinds = kindsOf(schema)
  const [chosen, setChosen] = useState(0)
  const [values, setValues] = useState<Values>({})
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const kind = kinds[chosen]!
  const isObject = kind['type'] === 'object'
  const fields: readonly [string, JsonSchema][] = isObject
    ? propertiesOf(kind).filter(([, part]) => part['const'] === undefined)
    : [['', kind]]
  const needed = new Set((kind['required'] as readonly string[] | undefined) ?? [''])

  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    try {
      const given = fields.flatMap(([name, part]) => {
        const text = values[name]
        if (text === undefined || text === '') {
          if (part['type'] === 'boolean' && needed.has(name)) return [[name, false] as const]
          if (!needed.has(name)) return []
          throw new Error(`${name || 'It'} is still empty.`)
        }
        return [[name, readField(part, text)] as const]
      })
      setProblem(undefined)
      if (!isObject) return onAction(given[0]?.[1])
      const constants = propertiesOf(kind).flatMap(([name, part]) =>
        part['const'] === undefined ? [] : [[name, part['const']] as const],
      )
      onAction(Object.fromEntries([...constants, ...given]))
      setValues({})
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <form className="schema-form" onSubmit={send}>
      {kinds.length > 1 && (
        <label className="field">
          <span>What to do</span>
          <select
            value={chosen}
            onChange={(event) => {
              setChosen(Number(event.target.value))
              setValues({})
            }}
          >
            {kinds.map((one, index) => (
              <option key={index} value={index}>
                {nameOf(one, index)}
              </option>
            ))}
          </select>
        </label>
      )}
      {typeof kind['description'] === 'string' && <p className="soft">{kind['description']}</p>}
      {fields.map(([name, part]) => (
        <Field
          key={`${chosen}-${name}`}
          id={`${id}-${name}`}
          name={name || 'action'}
          schema={part}
          optional={!needed.has(name)}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" disabled={disabled}>
        Do it
      </button>
    </form>
  )
}

function Field({
  id,
  name,
  schema,
  optional,
  value,
  onChange,
}: {
  readonly id: string
  readonly name: string
  readonly schema: JsonSchema
  readonly optional: boolean
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}) {
  const hint = schema['description'] as string | undefined
  const options = schema['enum'] as readonly unknown[] | undefined
  const type = schema['type']
  const label = `${name}${optional ? ' (if you like)' : ''}`
  if (type === 'boolean')
    return (
      <label className="check" htmlFor={id}>
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {label} {hint && <small className="soft">{hint}</small>}
        </span>
      </label>
    )
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <small className="soft">{hint}</small>}
      </label>
      {options ? (
        <select
          id={id}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">choose</option>
          {options.map((option) => (
            <option key={String(option)} value={String(option)}>
              {String(option)}
            </option>
          ))}
        </select>
      ) : type === 'integer' || type === 'number' ? (
        <input
          id={id}
          type="number"
          step={type === 'integer' ? 1 : 'any'}
          {...(schema['minimum'] !== undefined && { min: Number(schema['minimum']) })}
          {...(schema['maximum'] !== undefined && { max: Number(schema['maximum']) })}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={
            type === 'array' ? 'separated by commas' : type === 'object' || type === undefined ? 'as JSON' : ''
          }
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

/** What was typed into a field, as its schema wants it. Throws an `Error` for the player. */
function readField(schema: JsonSchema, given: Value): unknown {
  if (typeof given === 'boolean') return given
  const text = given.trim()
  const options = schema['enum'] as readonly unknown[] | undefined
  if (options) return options.find((option) => String(option) === text)
  const type = schema['type']
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'string') return given
  if (type === 'array' && !text.startsWith('[')) {
    const items = (schema['items'] ?? {}) as JsonSchema
    return text.split(/[,;]/).map((item) => readItem(items, item.trim()))
  }
  const choices = schema['anyOf'] as readonly JsonSchema[] | undefined
  if (choices) return readItem(schema, text)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`This is no JSON: ${text.slice(0, 60)}`)
  }
}

/** A number where it may be one, nothing where that is meant, else text. */
function readItem(schema: JsonSchema, text: string): unknown {
  const types = [
    schema['type'],
    ...((schema['anyOf'] as readonly JsonSchema[] | undefined) ?? []).map((one) => one['type']),
  ].flat()
  if (types.includes('null') && /^(null|none|-|)$/i.test(text)) return null
  if (types.includes('integer') || types.includes('number')) {
    const number = Number(text)
    if (text !== '' && Number.isFinite(number)) return number
  }
  return text
}
