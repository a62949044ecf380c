import { renderToStaticMarkup } from 'react-dom/server'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { Texts } from '../i18n/text-store.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'
import { LandingView } from '../screens/landing/landing-view.tsx'
import { TermsForm } from '../screens/landing/terms-form.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { Footer } from '../shell/footer.tsx'
import { main } from '../shell/main-style.ts'

/** A value that never changes, as the page is drawn once. */
const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => {} })
const nothing = () => {}

/** The landing page and footer as HTML, by the app's own components, so that nothing moves later; without scripts and style attributes. */
export const landingHtml = (texts: Pick<Texts, 'locale' | 'root' | 'formats'>, operator: OperatorView): string =>
  renderToStaticMarkup(
    <ServicesContext value={{ currentOperator: still(operator) } as unknown as Services}>
      <TextsProvider
        store={{ ...still({ ...texts, namespaces: {} }), setLocale: () => Promise.resolve(false), load: () => Promise.resolve() }}
      >
        <div className={main}>
          <div>
            <LandingView ageMark={operator.ageMark} account={operator.terms.partnerUserIds ? operator.name : undefined}>
              <TermsForm accepted={false} onAccept={nothing} onTerms={nothing} onStart={nothing} age={operator.ageMark} />
            </LandingView>
          </div>
        </div>
        <Footer />
      </TextsProvider>
    </ServicesContext>,
  )
