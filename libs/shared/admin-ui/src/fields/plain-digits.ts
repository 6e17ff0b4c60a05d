import { latinDigits } from '@lms/contract';
import type { InputEvent } from 'react';

/** Attributes of a number field that takes Bengali digits, which the browser's own would refuse. */
export const plainDigits = {
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
    const plain = latinDigits(event.data);
    if (plain === event.data) return;
    event.preventDefault();
    // The one way to type into a number field, which tells nobody where its cursor stands.
    document.execCommand('insertText', false, plain);
  },
};
