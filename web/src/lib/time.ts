// Times as people read them.

/** Seconds on a clock: 14:32, 1:05:00, or days when there are many. */
export function spell(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

/** How long ago, in the words of the language: "4 minutes ago". */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const past = at - now;
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute']
  ];
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  for (const [size, unit] of steps)
    if (Math.abs(past) >= size) return format.format(Math.trunc(past / size), unit);
  return format.format(0, 'minute');
}

/** What a browser says about itself, as people call it: "Firefox, Linux". */
export function browserOf(label: string): string {
  const browsers: [RegExp, string][] = [
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrom(e|ium)\//, 'Chrome'],
    [/Safari\//, 'Safari']
  ];
  const systems: [RegExp, string][] = [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux']
  ];
  const found = [browsers, systems].map((all) => all.find(([sign]) => sign.test(label))?.[1]);
  return found.filter(Boolean).join(', ') || label.slice(0, 40);
}
