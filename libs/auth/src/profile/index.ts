/** Apart from the library's main entry, which visitors load: nothing here is for them. */
export * from './device';
export * from './picture-chooser';
