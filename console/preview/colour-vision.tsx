/** How colours look with the three common deficiencies at their full strength: Machado, Oliveira and Fernandes 2009, in linear RGB. */
const matrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export const visions = ['typical', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof visions)[number]

/** The filters that `filterOf` names; once on a page. */
export const VisionFilters = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    {Object.entries(matrices).map(([name, m]) => (
      <filter key={name} id={`vision-${name}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix values={`${[0, 3, 6].map((row) => `${m[row]} ${m[row + 1]} ${m[row + 2]} 0 0`).join(' ')} 0 0 0 1 0`} />
      </filter>
    ))}
  </svg>
)

/** The CSS filter that shows a picture as this vision sees it; none for typical vision. */
export const filterOf = (vision: Vision): string | undefined => (vision === 'typical' ? undefined : `url(#vision-${vision})`)
