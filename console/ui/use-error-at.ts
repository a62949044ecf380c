import { ApiError } from '../../contract/call.ts'
import { useRefusalText } from '../texts/use-refusal-text.ts'

/** Puts a refusal at the field it is about, or at the foot of the form if it is about none of these fields. */
export const useErrorAt = <Pointer extends string>(error: unknown, ...fields: Pointer[]) => {
  const refusalText = useRefusalText()
  const place = error instanceof ApiError ? fields.find((pointer) => error.problem.pointer === pointer) : undefined
  return {
    at: (field: Pointer): string | undefined => (field === place ? refusalText(error) : undefined),
    rest: place === undefined ? error : undefined,
  }
}
