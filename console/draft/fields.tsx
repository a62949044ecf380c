import { css } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'
import { Check, Select, TextField } from '../ui/field.tsx'
import { useEditor } from './editor-context.ts'
import { ImageChoice } from './image-choice.tsx'
import { read, write } from './pointer.ts'

/** Fields that belong to one thing. */
export const one = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
`

type FieldProps = { pointer: string; label: string; hint?: ReactNode }

/** The value at a pointer of the look, how to set it, and its field's label, hint and the server's refusal, in its own words. */
const useField = ({ pointer, label, hint }: FieldProps) => {
  const { operator, set, problems } = useEditor()
  return {
    value: read(operator, pointer),
    set: set && ((next: unknown) => set(pointer, next)),
    field: { 'data-pointer': pointer, label, hint, error: problems.find((problem) => problem.pointer === pointer)?.message },
  }
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'min' | 'max' | 'step'>

/** A text field; an optional one that is empty is removed. */
export const TextSetting = ({ pointer, label, hint, optional = false, ...props }: FieldProps & InputProps & { optional?: boolean }) => {
  const { value, set, field } = useField({ pointer, label, hint })
  const toValue = (text: string) => (text === '' && optional ? undefined : props.type === 'number' ? Number(text) : text)
  return (
    <TextField
      {...field}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      readOnly={!set}
      onText={(text) => set?.(toValue(text))}
      {...props}
    />
  )
}

/** A number field; it is removed if empty. */
export const NumberSetting = (props: FieldProps & { min: number; max: number; step?: number }) => (
  <TextSetting type="number" optional {...props} />
)

/** A field with a choice of values; the empty one stands for none. */
export const SelectSetting = ({
  options,
  ...props
}: FieldProps & { options: readonly { value: string; name: string; is?: unknown }[] }) => {
  const { value, set, field } = useField(props)
  const present = options.find((option) => ('is' in option ? option.is : option.value) === value)
  return (
    <Select
      {...field}
      value={present?.value ?? ''}
      disabled={!set}
      options={options}
      onChoose={(chosen) => {
        const option = options.find((one) => one.value === chosen)
        set?.(option && 'is' in option ? option.is : chosen)
      }}
    />
  )
}

type CheckProps = FieldProps & {
  /** What the field holds while it is checked; it is removed otherwise. */
  on?: unknown
}

/** A switch of a field. */
export const CheckSetting = ({ pointer, label, on = true }: CheckProps) => {
  const { value, set } = useField({ pointer, label })
  return (
    <Check
      // A field that it opens is the place of what is wrong with it.
      data-pointer={on === true ? pointer : undefined}
      label={label}
      checked={value !== undefined && value !== false}
      disabled={!set}
      onCheck={(checked) => set?.(checked ? on : undefined)}
    />
  )
}

/** An image that a field names. */
export const ImageSetting = ({ pointer, label }: FieldProps) => {
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
