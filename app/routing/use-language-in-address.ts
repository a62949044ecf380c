import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '../i18n/texts-context.tsx'
import { withLanguage } from '../session/address.ts'

/**
 * An address that names a language follows the player's choice, also that of an earlier screen to which the player goes back; otherwise a
 * reload would go back to the language it came with.
 */
export const useLanguageInAddress = () => {
  const { locale } = useLanguage()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const opened = useRef(locale)
  const chosen = useRef(false)
  useEffect(() => {
    chosen.current ||= locale !== opened.current
    const followed = chosen.current ? withLanguage(search, locale) : search
    if (followed !== search) void navigate({ pathname, search: followed, hash }, { replace: true, state })
  }, [locale, pathname, search, hash, state, navigate])
}
