/**
 * A component that is drawn again only when one of its properties has changed: data is compared as the text
 * that it came as.
 */

import { Component, type ComponentType, type FunctionComponent, h } from "preact";

export function memo<P extends object>(Inner: FunctionComponent<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return (Object.keys(next) as (keyof P)[]).some((key) => !isSame(next[key], this.props[key]));
    }

    override render() {
      return h(Inner, this.props as P & { children?: never });
    }
  };
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));
