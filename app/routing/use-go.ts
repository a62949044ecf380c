import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { keptQuery, readAddress } from '../session/address.ts'

/** The in-app address of a path, with operator and language, so that a reload gets the right policy and branding. */
export const useHref = () => {
  const { search } = useLocation()
  return useCallback((path: string) => path + keptQuery(search), [search])
}

/** Goes to an in-app path. Embedded it replaces, so that the host's Back button leaves the page and not the game. */
export const useGo = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (path: string, options: NavigateOptions = {}) =>
      void navigate(path + keptQuery(search), { ...options, replace: options.replace ?? readAddress(search).embedded }),
    [navigate, search],
  )
}
