import { move } from 'piscina'
import { lowerPriority } from '../lower-priority.ts'
import { type Document, openCompiler } from './compiler.ts'

lowerPriority()
const compile = openCompiler()

/** Runs in a thread of its own: setting a page would hold up every other request. */
export default (document: Document): unknown => move(new Uint8Array(compile(document)))
