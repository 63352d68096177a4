/** Directly below the site's root; the paths of the other pages come first. */
export default '/@slug';
