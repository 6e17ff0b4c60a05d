import { Icon } from '@lms/ui';
import { Button, type ButtonProps } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'disabled'> {
  label: string;
  /** Types of files that are offered first. */
  accept: string;
  /** Takes the whole width, as a place to drop a file on. */
  big?: boolean;
  /** Refuses files without losing the focus, as disabling would. */
  busy?: boolean;
  onFile: (file: File) => void;
}

/** Button that asks for a file, or takes one that is dropped on it; the same one may come again. */
export const FileButton = (props: FileButtonProps) => {
  const { label, accept, big = false, busy = false, onFile, ...rest } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: FileList) => file && !busy && !rest.disabled && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={big ? styles['wide'] : undefined}>
      <Button
        {...rest}
        type="dashed"
        icon={<Icon name="up" />}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
        className={big ? styles['big'] : undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        disabled={rest.disabled}
        onChange={({ target }) => {
          if (target.files) take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
};
