import { useEffect, useState } from 'react'
import type { Handle } from '../../sdk/index.ts'
import { GamalyzeTest } from '../../sdk/react.ts'

const languages = { eng: 'English', dan: 'Dansk', swe: 'Svenska', ger: 'Deutsch' }
const steps = { started: 'Game started', completed: 'All 80 cards turned', results: 'Result shown', advice: 'Advice read' }
type Step = keyof typeof steps

/** A partner's React app: the language is its own state, and the test's events drive a small checklist beside the frame. */
export const App = ({ baseUrl, onHandle }: { baseUrl: string; onHandle(handle: Handle | undefined): void }) => {
  const [language, setLanguage] = useState('eng')
  const [cards, setCards] = useState(0)
  const [done, setDone] = useState<Partial<Record<Step, true>>>({})
  const [problem, setProblem] = useState<string>()
  const mark = (step: Step) => () => setDone((before) => ({ ...before, [step]: true }))
  useEffect(() => {
    document.title = cards > 0 ? `${cards} of 80 | Harbour Sports` : 'Wellbeing | Harbour Sports'
  }, [cards])
  return (
    <div className="app">
      <header>
        <strong>Harbour Sports</strong>
        <label>
          Language{' '}
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {Object.entries(languages).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <aside>
        <h1>Wellbeing</h1>
        <p>A break from the odds: a card game that shows how you deal with risk.</p>
        <progress max={80} value={cards} aria-label="Cards turned" />
        <p className="cards">{cards} of 80 cards</p>
        <ul>
          {Object.entries(steps).map(([step, text]) => (
            <li key={step} className={done[step as Step] ? 'is-done' : ''}>
              {text}
            </li>
          ))}
        </ul>
        {problem && <p role="alert">The test is not available right now ({problem}).</p>}
      </aside>
      <main>
        <GamalyzeTest
          operator="betbeast"
          secret={async () => (await fetch('/secret/betbeast')).text()}
          language={language}
          title="Card game self-test"
          baseUrl={baseUrl}
          className="test"
          onHandle={onHandle}
          on={{
            started: mark('started'),
            completed: mark('completed'),
            results: mark('results'),
            advice: mark('advice'),
            progress: ({ cardsTurned }) => setCards(cardsTurned),
            error: ({ code }) => setProblem(code),
            ready: () => setProblem(undefined),
          }}
        />
      </main>
    </div>
  )
}
