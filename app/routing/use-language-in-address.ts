import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '../i18n/texts-context.tsx'
import { withLanguage } from '../session/address.ts'

/** An address that names a language follows the player's choice; otherwise a reload would go back to the language it came with. */
export const useLanguageInAddress = () => {
  const { locale } = useLanguage()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    const chosen = withLanguage(search, locale)
    if (chosen !== search) void navigate({ pathname, search: chosen, hash }, { replace: true, state })
  }, [locale, pathname, search, hash, state, navigate])
}
