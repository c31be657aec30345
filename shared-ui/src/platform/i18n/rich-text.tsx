import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** Text with marked parts: 'See our <terms>Terms</terms>.' */
  text: string;
  parts: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** Renders the marked parts of a text, so that a sentence with a link stays one translation. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/g);
  return pieces.map((piece, index) => {
    // Every third piece is the name of the mark, captured by the inner group of the pattern.
    if (index % 3 === 2) return null;
    const mark = /^<(\w+)>(.*?)<\/\1>$/.exec(piece);
    const render = mark?.[1] ? parts[mark[1]] : undefined;
    return <Fragment key={index}>{render ? render(mark?.[2] ?? '') : piece}</Fragment>;
  });
}
