import { useEffect, useState } from 'react'
import { ApiError } from '../../../contract/call.ts'
import { deleteOwnData } from '../../api/result-calls.ts'
import { useOperator, useServices } from '../../services.ts'
import { YoungView } from './young-view.tsx'

/** For somebody too young: the session was emptied, its user id is deleted, and of the visit nothing more is told or counted. */
export const Young = () => {
  const { outbox, session } = useServices()
  const { ageMark = 18, country } = useOperator()
  const [deleted, setDeleted] = useState<boolean>()
  const [place, setPlace] = useState(session.get().help_place ?? country)
  const remove = async () => {
    const { uid, view } = session.get()
    // A registration that is on its way is waited for: it would come after the deletion.
    while (outbox.get().status === 'sending') await new Promise((resolve) => setTimeout(resolve, 100))
    const isDeleted = await deleteIfThere(view ? undefined : uid)
    setDeleted(isDeleted)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is shown
  useEffect(() => void remove(), [])
  return <YoungView age={ageMark} place={place} deleted={deleted} onPlace={setPlace} onRetry={() => void remove()} />
}

const deleteIfThere = async (uid: string | undefined): Promise<boolean> => {
  try {
    if (uid) await deleteOwnData(uid)
    return true
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_found'
  }
}
