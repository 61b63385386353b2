package images

import "rangrue/internal/kit/problem"

// What an upload may be refused for. Each is a rule broken by the input, shown to the person who sent it.
var (
	ErrNotImage = problem.New(problem.Invalid, "image_unknown", problem.Say(
		"Ce fichier n’est pas une image JPEG, PNG ou WebP.",
		"This file is not a JPEG, PNG or WebP image."))
	ErrAnimated = problem.New(problem.Invalid, "image_animated", problem.Say(
		"Les images animées ne sont pas acceptées. Choisissez une photo fixe.",
		"Animated images are not accepted. Please choose a still photo."))
	ErrDamaged = problem.New(problem.Invalid, "image_damaged", problem.Say(
		"Cette image est abîmée ou incomplète. Essayez de l’exporter de nouveau.",
		"This image is damaged or incomplete. Please try exporting it again."))
	ErrTooHeavy = problem.New(problem.TooLarge, "image_too_heavy", problem.Say(
		"Cette image dépasse 15\u00a0Mo. Choisissez une version plus légère.",
		"This image is larger than 15 MB. Please choose a lighter version."))
	ErrTooLarge = problem.New(problem.Invalid, "image_too_large", problem.Say(
		"Cette image est trop grande\u00a0: 40\u00a0millions de pixels au plus, et 12\u00a0000 de côté.",
		"This image is too large: at most 40 million pixels, and 12,000 on a side."))
)
