/**
 * Mounts into every element with `data-gamalyze-operator` below `root`. The other attributes are the options of `mount` with the same
 * prefix (`data-gamalyze-user-id`); `data-gamalyze-lazy` waits until the reader is near. `data-gamalyze-secret-url` names an address of
 * your own site that answers with the secret as text; a `data-gamalyze-secret` is taken out of the page as it is read. The element
 * gets a `gamalyze` event with the handle as its detail, or the `EmbedError`; the handle is also its property `gamalyze`.
 * Throws `BAD_OPTIONS` if there is nothing to look in.
 */
export declare const mountDeclared: (root?: ParentNode) => void;
