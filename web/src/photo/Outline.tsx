/** The outline of the grid over a picture, or over what a camera sees. */

interface Props {
  width: number;
  height: number;
  /** None while no grid is found. */
  corners: readonly [number, number][];
}

export function Outline({ width, height, corners }: Props) {
  return (
    <svg class="outline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {corners.length > 0 && <polygon points={corners.map((corner) => corner.join()).join(" ")} />}
    </svg>
  );
}
