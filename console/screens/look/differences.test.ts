import { expect, test } from 'vitest'
import type { Operator } from '../../../contract/operator.ts'
import { differencesOf } from './differences.ts'

const look = (operator: object, texts = {}, files: { name: string; href: string }[] = []) => ({
  operator: operator as Operator,
  texts,
  files,
})

test('two looks differ in values, texts and files, wherever one has nothing too', () => {
  const one = look({ name: 'A', theme: { colorPrimary: '#111111', cardColors: ['#a', '#b'] } }, { eng: { 'landing.title': 'Hi' } }, [
    { name: 'logo.svg', href: 'https://x.example/logo.svg?v=1' },
  ])
  const other = look({ name: 'A', theme: { colorPrimary: '#222222', cardColors: ['#a', '#c'] }, country: 'DK' }, {}, [
    { name: 'logo.svg', href: 'https://x.example/logo.svg?v=2' },
  ])
  expect(differencesOf(one, other)).toEqual([
    { pointer: '/theme/colorPrimary', before: '#111111', after: '#222222' },
    { pointer: '/theme/cardColors/1', before: '#b', after: '#c' },
    { pointer: '/texts/eng/landing.title', before: 'Hi', after: undefined },
    { pointer: '/files/logo.svg', before: '1', after: '2' },
    { pointer: '/country', before: undefined, after: 'DK' },
  ])
  expect(differencesOf(one, one)).toEqual([])
})
