package demo

import "rangrue/internal/kit/picture"

// Picture finds a photograph of the demo market by its name, for texts that show one; its keys are of the file store.
// Banners have another shape and are not among them.
func Picture(name string) (picture.Picture, bool) {
	if _, ok := folders()[name]; !ok || isBanner(name) {
		return picture.Picture{}, false
	}
	return market().picture(name), true
}
