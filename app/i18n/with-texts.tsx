import { type ReactNode, useMemo } from 'react'
import { createNamespaceTexts } from '../../i18n/create-texts.ts'
import type { Messages, Namespaces } from '../../i18n/messages.ts'
import type { Locales } from '../../i18n/sets.ts'
import { useStore } from '../use-store.ts'
import { TextContext } from './text-context.ts'
import { useTextStore } from './texts-context.tsx'

type Props<Name extends Namespaces> = { namespace: Name; locale: Locales; messages: Messages[Name]; children: ReactNode }

/** Shows everything below with texts of a namespace that came from the server, in whatever language they are. */
export const WithTexts = <Name extends Namespaces>({ namespace, locale, messages, children }: Props<Name>) => {
  const store = useTextStore()
  const texts = useStore(store)
  const given = useMemo(() => {
    const shown = {
      ...texts,
      locale,
      namespaces: { ...texts.namespaces, [namespace]: createNamespaceTexts(locale, messages, texts.formats) },
    }
    return { ...store, get: () => shown }
  }, [store, texts, namespace, locale, messages])
  return <TextContext value={given}>{children}</TextContext>
}
