/** Sources of the screens of study, and of what their frame loads; their styles come along. */
const screens =
  /learning\/web\/src\/(?:my-courses\/my-courses-page|player\/(?:continue|lesson)-page|notes\/(?:lesson-notes|notes-tools|course-notes)|study\/|glossary\/course-glossary|discussion\/lesson-discussion|ratings\/rating-panel|completion\/course-completion|quiz\/attempt-page|paths\/own-paths|saver\/|offline\/)|shell\/(?:signed-in-tools|user-panel|bottom-bar|menu-for|tooltips|error-page)|ui\/src\/toast\/toast-card|cart\/web\/src\/wishlist\/wishlist-adoption|react-dom\/client/;

/** Texts of those screens, in all languages: the reader may change theirs. */
const texts =
  /locales-[^/]+\/\w+\/(?:cart|common|discussion|learning|notes|offline|paths|problems|ratings|shell|validation)\.json$/;

const fonts = /\.woff2$/;

/** Tells whether a device that keeps a course keeps the chunk that has a source file. */
export const isKeptSource = (path: string) => screens.test(path);

/** Tells whether such a device keeps a built file that is no chunk. */
export const isKeptAsset = (name: string) => texts.test(name) || fonts.test(name);
