import { useCallback, useEffect, useRef, useState } from 'react'
import { mutate } from 'swr'
import { codeOf } from '../../contract/call.ts'
import type { Draft } from '../../contract/console/look.ts'
import type { Operator } from '../../contract/operator.ts'
import { callConsole } from '../api/call.ts'
import { useMe } from '../me.ts'

/** What is edited: undone and redone as one. */
export type Content = Pick<Draft, 'operator' | 'texts'>

/** Pause after the last change until the draft is saved, ms. */
const debounceMs = 800

type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

/** Number of steps that can be undone. */
const maxHistory = 200

const contentOf = ({ operator, texts }: Content): Content => ({ operator, texts })
const isSame = (one: Content, other: Content) => one.operator === other.operator && one.texts === other.texts

/** What was left before it was saved, by member and draft: after a sign-in that ended, say. Its editor goes on from there. */
const unsavedDrafts = new Map<string, { content: Content; server: Draft }>()
addEventListener('beforeunload', (event) => {
  if (unsavedDrafts.size > 0) event.preventDefault()
})

/** Drafts as this page saved them: nobody else's changes. */
const ours = new WeakSet<Draft>()

/**
 * A draft being edited: each change is kept here at once and saved a moment later. If somebody else saved in between, nothing of either is
 * lost.
 */
export const useDraft = (operator: string, loaded: Draft) => {
  const key = `${useMe().email} ${operator} ${loaded.id}`
  const [restored] = useState(() => unsavedDrafts.get(key))
  const [server, setServer] = useState(restored?.server ?? loaded)
  const [history, setHistory] = useState<Content[]>(restored ? [contentOf(restored.server)] : [])
  const [content, setContent] = useState<Content>(restored?.content ?? contentOf(loaded))
  const [future, setFuture] = useState<Content[]>([])
  const [saving, setSaving] = useState<Saving>(restored ? 'waiting' : 'saved')
  const [error, setError] = useState<unknown>()
  const latest = useRef({ content, server })
  latest.current = { content, server }
  const lastError = useRef<unknown>(undefined)
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true))

  const showDraft = useCallback(
    (draft: Draft) => {
      setServer(draft)
      latest.current.server = draft
      ours.add(draft)
      // An editor that is opened later begins with this.
      void mutate(['draft', { params: { operator, draft: `${draft.id}` } }], draft, { revalidate: false })
    },
    [operator],
  )

  /** Saves the present state; false if that failed. One save at a time. */
  const save = useCallback(async (): Promise<boolean> => {
    const run = async () => {
      const { content: now, server: serverDraft } = latest.current
      if (isSame(now, serverDraft)) return true
      setSaving('saving')
      try {
        const params = { operator, draft: `${serverDraft.id}` }
        const savedDraft = await callConsole('saveDraft', {
          params,
          body: { revision: serverDraft.revision, operator: now.operator, texts: now.texts },
        })
        // What was sent is what is stored now, so nothing is left to save.
        showDraft({ ...savedDraft, operator: now.operator, texts: now.texts })
        setSaving(latest.current.content === now ? 'saved' : 'waiting')
        setError(undefined)
        return true
      } catch (problem) {
        setSaving(codeOf(problem) === 'conflict' ? 'conflict' : 'failed')
        setError(problem)
        lastError.current = problem
        return false
      }
    }
    underWay.current = underWay.current.then(run)
    return underWay.current
  }, [operator, showDraft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew.
  useEffect(() => {
    if (saving !== 'waiting') return
    const timer = setTimeout(() => void save(), debounceMs)
    return () => clearTimeout(timer)
  }, [saving, content, save])

  // What the server has may be newer than what was known when the editor was opened.
  useEffect(() => {
    const { content: now, server: serverDraft } = latest.current
    if (loaded.revision <= serverDraft.revision || !(ours.has(loaded) || isSame(now, serverDraft))) return
    const next = ours.has(loaded) ? now : contentOf(loaded)
    latest.current = { content: next, server: loaded }
    setServer(loaded)
    setContent(next)
    setSaving(isSame(next, loaded) ? 'saved' : 'waiting')
  }, [loaded])

  // Whoever goes to another screen before the draft is saved, or is signed out, loses nothing.
  useEffect(() => {
    unsavedDrafts.delete(key)
    return () => {
      const last = latest.current
      if (isSame(last.content, last.server)) return
      unsavedDrafts.set(key, last)
      void save().then((done) => {
        const isOver = done || codeOf(lastError.current) === 'not_found'
        if (isOver && unsavedDrafts.get(key) === last) unsavedDrafts.delete(key)
      })
    }
  }, [key, save])

  // The browser asks before the page is left with unsaved changes.
  useEffect(() => {
    if (saving === 'saved') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saving])

  const show = (next: Content) => {
    setContent(next)
    latest.current.content = next
    if (saving !== 'conflict') setSaving('waiting')
  }
  const change = (next: Partial<Content>) => {
    setHistory([...history.slice(-maxHistory), content])
    setFuture([])
    show({ ...content, ...next })
  }
  const undo = () => {
    const previous = history.at(-1)
    if (!previous) return
    setHistory(history.slice(0, -1))
    setFuture([content, ...future])
    show(previous)
  }
  const redo = () => {
    const [next, ...others] = future
    if (!next) return
    setHistory([...history, content])
    setFuture(others)
    show(next)
  }
  const fetchTheirs = () =>
    callConsole('draft', { params: { operator, draft: `${server.id}` } }).catch((problem: unknown) => {
      setSaving('failed')
      setError(problem)
    })
  /** Takes what somebody else saved; undo restores the member's own version. */
  const takeTheirs = async () => {
    const theirs = await fetchTheirs()
    if (!theirs) return
    showDraft(theirs)
    setHistory([...history, content])
    setContent(contentOf(theirs))
    setSaving('saved')
    setError(undefined)
  }
  /** Overwrites what somebody else saved with the member's own version. */
  const keepMine = async () => {
    const theirs = await fetchTheirs()
    if (!theirs) return
    showDraft(theirs)
    await save()
  }
  /** Puts an image into the draft, after what was changed before. */
  const putFile = async (name: string, data: string, then: (operator: Operator) => Operator) => {
    if (!(await save())) return
    const { server: serverDraft } = latest.current
    const params = { operator, draft: `${serverDraft.id}`, file: name }
    const savedDraft = await callConsole('putFile', { params, body: { revision: serverDraft.revision, data } })
    showDraft({ ...savedDraft, operator: latest.current.content.operator, texts: latest.current.content.texts })
    change({ operator: then(latest.current.content.operator) })
  }
  return {
    draft: server,
    /** The revision a change is made from, also in the middle of one. */
    latest: () => latest.current.server,
    /** Why the latest save failed. */
    latestError: () => lastError.current,
    content,
    saving,
    error,
    change,
    undo: history.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
    save,
    takeTheirs,
    keepMine,
    putFile,
  }
}
export type DraftState = ReturnType<typeof useDraft>
