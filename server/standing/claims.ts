/** What the intended purpose (`docs/standing/purpose.md`) does not allow anybody to say of the test. */
const claims = [
  /\b(detects?|diagnoses|identif(y|ies)|screens?|predicts?|treats?|cures?)\b.*\b(gambling disorder|addict\w*|problem gambl\w+)\b/i,
  /\bclinically (proven|tested|validated)\b/i,
  /\bmedical device\b/i,
  /\bcertificate of\b/i,
  /\bproven to\b/i,
  /\b(a|your) diagnosis\b/i,
  /\byou are not at risk\b/i,
  // What some regulators require (ruling 50): this test never calls itself one.
  /\btests?( yourself)? (for|of) (a |your )?(gambling|gaming) (disorder|addiction|problem)s?\b/i,
  /\b(addiction|disorder) (self-)?test\b/i,
  /\b(approved|certified|accredited|recommended) by (the |a |your |its )?(regulator|authorit|gambling commission)/i,
]
/** A sentence that denies it, or speaks of what others ask. */
const denied = /\b(not?|never|nobody|none|neither|nor|without|cannot|other than|another)\b/i

/** The sentences of an English text that claim more than the intended purpose. */
export const claimsMore = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => claims.some((claim) => claim.test(sentence)))
    .filter((sentence) => /you are not at risk/i.test(sentence) || !denied.test(sentence))
