import type { Plugin } from 'rolldown'

/** What of Penpal 7.0.6 a port never needs, as [what, pattern, replacement]: these bytes would be the partners'. */
const cuts: [what: string, pattern: RegExp, replacement: string | ((found: string) => string)][] = [
  ['debug output', /(?<!#)\blog\?\.\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\);/g, ''],
  [
    'texts of errors that mount() turns into its own',
    /new PenpalError_default\(\s*("[A-Z_]+"),\s*(?:"[^"]*"|`(?:\\.|[^`])*`|error\.message)\s*\)/g,
    'new PenpalError_default($1)',
  ],
  ['stacks, which would cross to the other origin', /\n\s*stack: error\.stack,|deserializedError\.stack = stack;/g, ''],
  [
    'partners of Penpal 6',
    /(?:&&|\|\|) \/\/ TODO: Used for backward-compatibility[^\n]*\s*remoteParticipantId (?:!==|===) DEPRECATED_PENPAL_PARTICIPANT_ID/g,
    '',
  ],
  ['lists of methods, which only Penpal 6 reads', /extractMethodPathsFromMethods\(methods\)/g, '[]'],
  [
    'checks of our own arguments',
    /if \(!(?:port|messenger)\) \{[^}]*\}|if \(usedMessengers\.has\(messenger\)\) \{[^}]*\}\s*usedMessengers\.add\(messenger\);/g,
    '',
  ],
  [
    'a time-out of the handshake beside our own',
    /const timeoutId = timeout !== void 0 \? setTimeout\([\s\S]*?, timeout\) : void 0;|clearTimeout\(timeoutId\);(?=\s*isComplete)/g,
    '',
  ],
  [
    'time-outs of calls, whose timers would outlive the answer',
    /const timeoutId = timeout !== void 0 \? window\.setTimeout\([\s\S]*?, timeout\) : void 0;|clearTimeout\(timeoutId\);(?=\s*reject)|, timeoutId(?= \})/g,
    '',
  ],
  [
    'options of calls',
    /const lastArg = [\s\S]*? : args;|argsWithoutOptions|, transferables(?=\);\n {6}\} catch)/g,
    (found) => (found === 'argsWithoutOptions' ? 'args' : ''),
  ],
  ['methods that are not there, which never get this far', /if \(!method\) \{[\s\S]*?\n {6}\}/g, ''],
  [
    'failures of posting plain data to a port',
    /try \{\s*(messenger\.sendMessage\((?:syn|ack1|ack2)Message\);)\s*\} catch \(error\) \{[^}]*\}/g,
    '$1',
  ],
  ['replies with transferables', /if \(value instanceof Reply_default\) \{[^}]*\}/g, ''],
  ['guards against a second destroy', /once_default\((\(notify)/g, '($1'],
  ['replies that cannot be cloned', /if \(error\.name === "DataCloneError"\) \{[\s\S]*?\n {6}\}/g, ''],
  ['brands for its own types', /var brand2? = Symbol\("\w+"\);|\n *#brand = brand2?;/g, ''],
  ['long ids on pages without https', /new Array\(4\)\.fill\(0\)\.map\([\s\S]*?\)\.join\("-"\)/g, 'String(Math.random())'],
  ['channels: a port is one by itself', /\n\s*channel,(?=\n)|\bchannel, |&& data\.channel === channel/g, ''],
  ['ways of the debug output', /, log(?=[,)])|,\n\s*log(?=\n)|(?<=\{) log,/g, ''],
  ['native methods of a remote method', /if \(path\.length && methodsToTreatAsNative[^}]*\}/g, ''],
]

/** Takes the cuts out of Penpal's file; fails when one of them finds nothing, as after an update of Penpal. */
export const slimPenpal: Plugin = {
  name: 'slim-penpal',
  transform(code, id) {
    if (!/penpal[\\/]dist/.test(id)) return null
    return cuts.reduce((rest, [what, pattern, replacement]) => {
      const slim = rest.replace(pattern, replacement as string)
      if (slim === rest) throw new Error(`Penpal has no ${what} any more`)
      return slim
    }, code)
  },
}
