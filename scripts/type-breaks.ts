import ts from 'typescript'

/** Whether a page gives a value to the SDK or gets it from there. */
type Way = 'in' | 'out'
const other = (way: Way): Way => (way === 'in' ? 'out' : 'in')

const isLiteral = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Literal) !== 0
const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
const nameOf = (type: ts.Type): string => type.aliasSymbol?.name ?? type.symbol?.name ?? ''
const isNeeded = (property: ts.Symbol | undefined): boolean => property !== undefined && !(property.flags & ts.SymbolFlags.Optional)
const isOptional = ({ valueDeclaration }: ts.Symbol): boolean =>
  valueDeclaration !== undefined &&
  ts.isParameter(valueDeclaration) &&
  (valueDeclaration.questionToken ?? valueDeclaration.initializer ?? valueDeclaration.dotDotDotToken) !== undefined

/**
 * What would break a page that was written against the `old` types of a module's exports, by its place. What a page gives may be taken more widely, what
 * it gets may have more properties, methods, events and words; nothing may go. TypeScript's own test of assignment cannot tell: it refuses a function
 * that takes a handle as soon as handles have one more method.
 */
export const typeBreaksOf = (
  checker: ts.TypeChecker,
  pairs: readonly [name: string, old: ts.Symbol, now: ts.Symbol][],
  isOurs: (file: string) => boolean,
): string[] => {
  let breaks = new Set<string>()
  /** Types of ours that a page gets: it gives them back as it got them. */
  const handedOut = new Set<string>()
  let done = new Map<ts.Type, Map<ts.Type, Set<Way>>>()
  /** Of TypeScript or a package; tuples have no symbol. */
  const isForeign = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.every((declaration) => !isOurs(declaration.getSourceFile().fileName)) ?? true

  /** What matches a member of a union with one of another. */
  const kindOf = (type: ts.Type): string => {
    if (type.flags & ts.TypeFlags.TypeParameter) return 'type parameter'
    if (type.flags & ts.TypeFlags.IndexedAccess) return 'indexed'
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type)
    if (type.getCallSignatures().length > 0) return 'function'
    return isClass(type) && isForeign(type.symbol) ? nameOf(type) : 'object'
  }
  const isClass = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    ((type as ts.ObjectType).objectFlags & (ts.ObjectFlags.ClassOrInterface | ts.ObjectFlags.Reference)) !== 0

  const walk = (old: ts.Type, now: ts.Type, way: Way, at: string, mayBeAbsent = false): void => {
    const isAbsence = ({ flags }: ts.Type) => mayBeAbsent && (flags & ts.TypeFlags.Undefined) !== 0
    const [olds, nows] = [membersOf(old).filter((type) => !isAbsence(type)), membersOf(now)]
    const has = (types: readonly ts.Type[], type: ts.Type) =>
      types.some((each) => kindOf(each) === kindOf(type) || (isLiteral(type) && each === checker.getBaseTypeOfLiteralType(type)))
    for (const [index, member] of olds.entries()) {
      const same = nows.filter((each) => kindOf(each) === kindOf(member))
      const match =
        same.find((each) => checker.typeToString(each) === checker.typeToString(member)) ??
        same.find((each) => /^[A-Z]/.test(nameOf(each)) && nameOf(each) === nameOf(member)) ??
        same.find((each) => ownProperties(member).every(({ name }) => checker.getPropertyOfType(each, name))) ??
        same[olds.slice(0, index).filter((each) => kindOf(each) === kindOf(member)).length]
      if (match) walkMember(member, match, way, at)
      else if (way === 'in' ? !has(nows, member) : isLiteral(member)) breaks.add(`${at}: ${checker.typeToString(member)} is gone`)
    }
    if (way === 'out')
      for (const member of nows) if (!isLiteral(member) && !has(olds, member)) breaks.add(`${at} may be ${checker.typeToString(member)}`)
  }

  const walkMember = (old: ts.Type, now: ts.Type, direction: Way, at: string): void => {
    const name = nameOf(old)
    const isNamed = /^[A-Z]/.test(name)
    const way = direction === 'in' && isNamed && handedOut.has(name) ? 'out' : direction
    if (way === 'out' && isNamed) handedOut.add(name)
    const ways = done.get(old)?.get(now) ?? new Set()
    if (ways.has(way)) return
    done.set(old, (done.get(old) ?? new Map()).set(now, ways.add(way)))
    if (old.flags & ts.TypeFlags.IndexedAccess)
      walkProperties((old as ts.IndexedAccessType).objectType, (now as ts.IndexedAccessType).objectType, way, at, true)
    if (!(old.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return
    if (isClass(old) && (checker.isArrayType(old) || isForeign(old.symbol))) {
      const after = checker.getTypeArguments(now as ts.TypeReference)
      // What a component is given are its props.
      const inside = old.getCallSignatures().length > 0 ? other(way) : way
      for (const [index, inner] of checker.getTypeArguments(old as ts.TypeReference).entries())
        if (after[index] && inner !== old) walk(inner, after[index], inside, `${at}<${index}>`)
      return
    }
    walkProperties(old, now, way, at)
    walkSignatures(old.getCallSignatures(), now.getCallSignatures(), way, at)
    walkSignatures(old.getConstructSignatures(), now.getConstructSignatures(), way, `new ${at}`)
  }

  const ownProperties = (type: ts.Type): ts.Symbol[] =>
    checker.getPropertiesOfType(type).filter((property) => !property.name.startsWith('__') && !isForeign(property))

  /** `isAny`: one of the properties is given, and not all. */
  const walkProperties = (old: ts.Type, now: ts.Type, way: Way, at: string, isAny = false): void => {
    for (const property of ownProperties(old)) {
      const present = checker.getPropertyOfType(now, property.name)
      if (present) walk(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(present), way, `${at}.${property.name}`)
      else breaks.add(`${at}.${property.name} is gone`)
    }
    if (way === 'in' && !isAny)
      for (const property of ownProperties(now))
        if (isNeeded(property) && !isNeeded(checker.getPropertyOfType(old, property.name))) breaks.add(`${at}.${property.name} is required`)
  }

  const walkSignatures = (olds: readonly ts.Signature[], nows: readonly ts.Signature[], way: Way, at: string): void => {
    for (const [index, old] of olds.entries()) {
      const now = nows[index]
      if (!now) {
        breaks.add(`${at}() is gone`)
        continue
      }
      const [before, after] = [old.getParameters(), now.getParameters()]
      for (const [place, parameter] of before.entries()) {
        const present = after[place]
        if (!present) breaks.add(`${at}(${parameter.name}) is gone`)
        else {
          // Source with a default says it without `undefined`.
          const mayBeAbsent = isOptional(parameter) && isOptional(present)
          const [from, to] = [checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(present)]
          walk(from, to, other(way), `${at}(${parameter.name})`, mayBeAbsent)
        }
      }
      for (const parameter of after.slice(before.length)) if (!isOptional(parameter)) breaks.add(`${at}(${parameter.name}) is required`)
      for (const [place, parameter] of (old.getTypeParameters() ?? []).entries()) {
        const [from, to] = [parameter.getConstraint(), now.getTypeParameters()?.[place]?.getConstraint()]
        if (from && to) walk(from, to, other(way), `${at}<${parameter.symbol.name}>`)
      }
      walk(old.getReturnType(), now.getReturnType(), way, `${at}()`)
    }
  }

  const walkAll = (): void => {
    for (const [name, old, now] of pairs) walk(checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now), 'out', name)
  }
  walkAll()
  // Once more, now that it is known which types are handed out.
  breaks = new Set()
  done = new Map()
  walkAll()
  return [...breaks]
}
