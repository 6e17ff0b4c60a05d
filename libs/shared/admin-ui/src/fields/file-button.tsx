import { Icon } from '@lms/ui';
import { Button, type ButtonProps } from 'antd';
import { type DragEvent, useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'disabled'> {
  label: string;
  /** Types of files that are offered first. */
  accept: string;
  /** Refuses files without losing the focus, as disabling would. */
  busy?: boolean;
  onFile: (file: File) => void;
}

/** Button that asks for a file, or takes one that is dropped on it; the same one may come again. */
export const FileButton = ({ label, accept, busy = false, onFile, ...rest }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: FileList) => file && !busy && !rest.disabled && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <Button
        {...rest}
        type="dashed"
        icon={<Icon name="up" />}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
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
