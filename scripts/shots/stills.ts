/**
 * Styles that hold a page still for its picture. A toast leaves when the animation that counts its seconds ends, which
 * on a busy machine is before the picture is taken.
 */
export const toastsStay = '.Toastify__progress-bar { animation-play-state: paused !important; }';
