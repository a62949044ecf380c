import { renderToStaticMarkup } from 'react-dom/server'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { Texts } from '../i18n/text-store.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'
import { LandingView } from '../screens/landing/landing-view.tsx'
import { TermsForm } from '../screens/landing/terms-form.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { Footer } from '../shell/footer/footer.tsx'
import { main } from '../shell/main-style.ts'

/** What never changes in a page that is drawn once. */
const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => {} })
const nothing = () => {}

/**
 * The landing page and the footer as HTML, of the same parts as the app's, so that nothing moves when the app takes their place. No script and
 * no style attribute is in it. The server runs this built (`server/pages/landing-html.ts`): no React stands in its own code.
 */
export const landingHtml = (texts: Pick<Texts, 'locale' | 'root' | 'formats'>, operator: OperatorView): string =>
  renderToStaticMarkup(
    <ServicesContext value={{ brand: still(operator) } as unknown as Services}>
      <TextsProvider
        store={{ ...still({ ...texts, namespaces: {} }), setLocale: () => Promise.resolve(false), load: () => Promise.resolve() }}
      >
        <div className={main}>
          <div>
            <LandingView ageMark={operator.ageMark}>
              <TermsForm accepted={false} onAccept={nothing} onTerms={nothing} onStart={nothing} />
            </LandingView>
          </div>
        </div>
        <Footer />
      </TextsProvider>
    </ServicesContext>,
  )
