import type { ReactNode } from 'react'
import { Check, Select, TextField } from '../../ui/field.tsx'
import { useEditor } from './editor-context.ts'
import { ImageChoice } from './image-choice.tsx'
import { read, write } from './pointer.ts'

/** The server's reason against the value of a field, in its own words. */
const useProblem = (pointer: string) =>
  useEditor().problems.find((problem) => problem.pointer === pointer && problem.severity === 'error')?.message

type At = { pointer: string; label: string; hint?: ReactNode }

/** A field of text; empty, an optional one is taken away. */
export const TextAt = ({
  pointer,
  label,
  hint,
  optional = false,
  ...props
}: At & { optional?: boolean; placeholder?: string; maxLength?: number }) => {
  const { operator, set } = useEditor()
  const value = read(operator, pointer)
  return (
    <TextField
      label={label}
      hint={hint}
      error={useProblem(pointer)}
      value={typeof value === 'string' ? value : ''}
      readOnly={!set}
      onChange={(event) => set?.(pointer, event.target.value === '' && optional ? undefined : event.target.value)}
      {...props}
    />
  )
}

/** A field of a number; empty, it is taken away. */
export const NumberAt = ({ pointer, label, hint, ...props }: At & { min: number; max: number; step?: number }) => {
  const { operator, set } = useEditor()
  const value = read(operator, pointer)
  return (
    <TextField
      label={label}
      hint={hint}
      error={useProblem(pointer)}
      type="number"
      value={typeof value === 'number' ? value : ''}
      readOnly={!set}
      onChange={(event) => set?.(pointer, event.target.value === '' ? undefined : Number(event.target.value))}
      {...props}
    />
  )
}

/** A field of some values; the empty one stands for none. */
export const SelectAt = ({ pointer, label, hint, options }: At & { options: readonly { value: string; name: string; is?: unknown }[] }) => {
  const { operator, set } = useEditor()
  const value = read(operator, pointer)
  const present = options.find((option) => ('is' in option ? option.is : option.value) === value)
  return (
    <Select
      label={label}
      hint={hint}
      error={useProblem(pointer)}
      value={present?.value ?? ''}
      disabled={!set}
      options={options}
      onChoose={(chosen) => {
        const option = options.find((one) => one.value === chosen)
        set?.(pointer, option && 'is' in option ? option.is : chosen)
      }}
    />
  )
}

/** A switch; what it is without being said is `usual`. */
export const CheckAt = ({ pointer, label, usual = false }: At & { usual?: boolean }) => {
  const { operator, set } = useEditor()
  const value = read(operator, pointer) ?? usual
  return (
    <Check
      label={label}
      checked={value === true}
      disabled={!set}
      onChange={(event) => set?.(pointer, event.target.checked === usual ? undefined : event.target.checked)}
    />
  )
}

/** An image that a field names. */
export const ImageAt = ({ pointer, label }: At) => {
  const { operator, files, set } = useEditor()
  const file = files.find(({ name }) => name === read(operator, pointer))
  return (
    <ImageChoice
      label={label}
      shown={file && { src: file.href, name: file.name }}
      then={set && ((look, name) => write(look, pointer, name))}
    />
  )
}
