// Eject: code is highlighted during the build, and upstream's module puts the list of all of Prism's languages into the main script.
export default function prismIncludeLanguages(): void {}
