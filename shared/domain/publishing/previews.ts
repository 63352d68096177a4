/** How long a preview's address works, in ms (contract, Publishing). */
export const previewMs = 7 * 24 * 60 * 60 * 1000;

/** How long the preview of what is being typed works after its last change, in ms: its form ends it before. */
export const livePreviewMs = 60 * 60 * 1000;

/** The parameter of a page's address that names its preview. */
export const previewParameter = 'parapamje';

/** The header with which the web server reads as a preview shows. */
export const previewHeader = 'X-Preview';

/** The message by which a form that frames a preview asks it to show what was typed since. */
export const previewChanged = 'ritmi:preview-changed';
