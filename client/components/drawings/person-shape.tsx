/** A person of 1.75 m, for scale. */
export function PersonShape({
  x,
  ground,
  metre,
  fill,
}: {
  x: number;
  ground: number;
  metre: number;
  fill: string;
}) {
  const unit = (metre * 1.75) / 100;
  return (
    <g transform={`translate(${x} ${ground}) scale(${unit})`} fill={fill}>
      <circle cx="0" cy="-92" r="8" />
      <path d="M-11-80q11-5 22 0l4 33q0 4-4 4t-4-4l-2-20-1 29-1 35q0 3-4 3t-4-3l-0-35-2 0 0 35q0 3-4 3t-4-3l-1-35-1-29-2 20q0 4-4 4t-4-4z" />
    </g>
  );
}
