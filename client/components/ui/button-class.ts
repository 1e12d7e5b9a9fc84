const VARIANTS = {
  primary: "bg-skip text-ink hover:bg-skip-deep",
  dark: "bg-ink text-white hover:bg-ink-soft",
  go: "bg-go text-white hover:bg-go-deep",
  quiet: "border-2 border-ink/80 bg-white text-ink hover:bg-sand",
  danger: "border-2 border-stop bg-white text-stop hover:bg-stop-pale",
} as const;

const SIZES = {
  small: "min-h-10 px-4 text-sm",
  medium: "min-h-11 px-5",
  large: "min-h-13 px-7 text-lg",
} as const;

export const buttonClass = (
  variant: keyof typeof VARIANTS = "primary",
  size: keyof typeof SIZES = "medium",
) => `button ${VARIANTS[variant]} ${SIZES[size]}`;
