/** The questions of a questionnaire or quiz, as one form. */
import { useId, useState, type SubmitEvent } from 'react'
import { Problem } from '../shell.tsx'
import type { AskingPage, Question } from './api.ts'

type Answers = Readonly<Record<string, unknown>>

export function Questions({
  page: { elements, wrong = [], left, kind, step },
  study,
  problems,
  sending,
  onAnswer,
}: {
  readonly page: AskingPage
  /** Where a draft is kept until it is handed in: a reload loses nothing. */
  readonly study: string
  readonly problems: Readonly<Record<string, string>>
  readonly sending: boolean
  readonly onAnswer: (answers: Answers) => void
}) {
  const draft = `roundtable:draft:${study}:${step}`
  const [answers, setAnswers] = useState<Answers>(() => readDraft(draft))
  const set = (name: string, value: unknown): void => {
    const next = { ...answers, [name]: value }
    setAnswers(next)
    sessionStorage.setItem(draft, JSON.stringify(next))
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    onAnswer(answers)
  }
  const amiss = Object.keys(problems).length
  return (
    <form onSubmit={send} noValidate className="questions">
      {wrong.length > 0 && (
        <Problem>
          {wrong.length === 1 ? 'One answer was' : `${wrong.length} answers were`} not right. Look at the marked
          questions again{left === undefined ? '' : `; you can try ${left === 1 ? 'once' : `${left} times`} more`}.
        </Problem>
      )}
      {elements.map((question) => (
        <Field
          key={question.name}
          question={question}
          value={answers[question.name]}
          problem={problems[question.name] ?? (wrong.includes(question.name) ? 'This was not right.' : undefined)}
          onChange={(value) => set(question.name, value)}
        />
      ))}
      {amiss > 0 && <Problem>{amiss === 1 ? 'One question needs' : `${amiss} questions need`} another look.</Problem>}
      <button type="submit" className="primary" disabled={sending}>
        {kind === 'quiz' ? 'Check my answers' : 'Continue'}
      </button>
    </form>
  )
}

function readDraft(name: string): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Answers
  } catch {
    return {}
  }
}

interface FieldProps {
  readonly question: Question
  readonly value: unknown
  readonly problem: string | undefined
  readonly onChange: (value: unknown) => void
}

function Field({ question, value, problem, onChange }: FieldProps) {
  const id = useId()
  const { type, title, description, isRequired } = question
  const about = (
    <>
      {title}
      {isRequired && <span className="soft"> (required)</span>}
    </>
  )
  const below = (
    <>
      {description && <p className="soft small">{description}</p>}
      {problem && (
        <p className="problem small" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  )
  const told = problem === undefined ? {} : { 'aria-describedby': `${id}-problem`, 'aria-invalid': true }
  if (type === 'text' || type === 'comment' || type === 'dropdown')
    return (
      <div className="field">
        <label htmlFor={id}>{about}</label>
        {type === 'comment' ? (
          <textarea
            id={id}
            rows={4}
            maxLength={question.maxLength}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value)}
            {...told}
          />
        ) : type === 'dropdown' ? (
          <select
            id={id}
            value={value === undefined ? '' : JSON.stringify(value)}
            onChange={(event) => onChange(fromText(event.target.value))}
            {...told}
          >
            <option value="">choose …</option>
            {choicesOf(question).map(({ value: one, text }) => (
              <option key={text} value={JSON.stringify(one)}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            type={question.inputType ?? 'text'}
            min={question.min}
            max={question.max}
            maxLength={question.maxLength}
            value={asText(value)}
            onChange={({ target }) =>
              onChange(
                question.inputType === 'number'
                  ? target.value === ''
                    ? undefined
                    : Number(target.value)
                  : target.value,
              )
            }
            {...told}
          />
        )}
        {below}
      </div>
    )
  return (
    <fieldset className="field" {...told}>
      <legend>{about}</legend>
      <div className={type === 'rating' ? 'rating' : 'choices'}>
        {question.minRateDescription && <span className="soft small">{question.minRateDescription}</span>}
        {choicesOf(question).map(({ value: one, text }) => (
          <label key={text} className="check">
            <input
              type={type === 'checkbox' ? 'checkbox' : 'radio'}
              name={`${id}-choice`}
              checked={type === 'checkbox' ? isAmong(value, one) : value === one}
              onChange={({ target }) => onChange(type === 'checkbox' ? toggled(value, one, target.checked) : one)}
            />
            {text}
          </label>
        ))}
        {question.maxRateDescription && <span className="soft small">{question.maxRateDescription}</span>}
      </div>
      {below}
    </fieldset>
  )
}

const isAmong = (value: unknown, one: unknown): boolean => Array.isArray(value) && value.includes(one)

const toggled = (value: unknown, one: unknown, on: boolean): unknown[] => {
  const others = Array.isArray(value) ? value.filter((other) => other !== one) : []
  return on ? [...others, one] : others
}

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const fromText = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

function choicesOf({ type, choices = [], rateMin = 1, rateMax = 5, labelTrue = 'Yes', labelFalse = 'No' }: Question) {
  if (type === 'boolean')
    return [
      { value: true, text: labelTrue },
      { value: false, text: labelFalse },
    ]
  if (type === 'rating')
    return Array.from({ length: rateMax - rateMin + 1 }, (_, i) => ({ value: rateMin + i, text: String(rateMin + i) }))
  return choices.map((one) => (typeof one === 'object' ? one : { value: one, text: String(one) }))
}
