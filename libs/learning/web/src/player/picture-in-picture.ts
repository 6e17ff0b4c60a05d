/** Tells whether the browser shows videos in a window of their own. */
export const hasPictures = () =>
  typeof document !== 'undefined' && document.pictureInPictureEnabled === true;

/** Shows a video in a window of its own, or takes it back from there. */
export const togglePicture = (video: HTMLVideoElement) => {
  if (!hasPictures()) return;
  const asked =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  // The browser refuses it before the video is loaded, and while another page has one.
  asked.catch(() => undefined);
};
