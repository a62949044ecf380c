import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Serializer = (value: unknown) => string
type BuildSerializer = ReturnType<typeof SerializerSelector>

const buildSerializer = SerializerSelector()
const serializers = new WeakMap<object, Serializer>()

/** Fastify's own, but each schema of the contract is compiled once: it is the same object for all servers. */
const buildSerializerOnce: BuildSerializer = (external, options) => {
  const compile = buildSerializer(external, options)
  return (route) => {
    const schema = route.schema as object
    const serializer = serializers.get(schema) ?? compile(route)
    serializers.set(schema, serializer)
    return serializer
  }
}

/** Compilers that all servers of a process share, the players' and the console's: compiling takes most of the time of a start. */
export const compilersFactory = { buildValidator: AjvCompiler(), buildSerializer: buildSerializerOnce }
