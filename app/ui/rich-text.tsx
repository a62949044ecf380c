import { createElement, Fragment, type ReactNode } from 'react'

const mark = (index: number) => String.fromCharCode(0xe000 + index)

type Props<Key extends string> = { text: (values: { [key in Key]: string }) => string; parts: { [key in Key]: ReactNode } }

/** A text with elements in place of its parameters: `<RichText text={texts.landing.accept} parts={{ link: <a href="…">…</a> }} />` */
export const RichText = <Key extends string>({ text, parts }: Props<Key>) => {
  const keys = Object.keys(parts) as Key[]
  const marks = Object.fromEntries(keys.map((key, index) => [key, mark(index)])) as { [key in Key]: string }
  const pieces = text(marks)
    .split(/([\ue000-\ue0ff])/)
    .map((piece) => {
      const key = keys.find((candidate) => marks[candidate] === piece)
      return key ? parts[key] : piece
    })
  return createElement(Fragment, null, ...pieces)
}
