package web

import (
	"net/http"

	"rangrue/internal/kit/problem"
)

// generic is what a status says when nothing more precise is known.
type generic struct {
	code          string
	title, detail problem.Text
}

var genericTexts = map[int]generic{
	http.StatusBadRequest: {"bad_request", problem.Say("Demande refusée", "Request refused"),
		problem.Say("Cette demande n'est pas valide.", "This request is not valid.")},
	http.StatusUnauthorized: {"unauthorized", problem.Say("Connexion requise", "Sign-in required"),
		problem.Say("Veuillez vous connecter pour continuer.", "Please sign in to continue.")},
	http.StatusForbidden: {"forbidden", problem.Say("Accès refusé", "Access denied"),
		problem.Say("Vous n'avez pas accès à cette ressource.", "You do not have access to this resource.")},
	http.StatusNotFound: {"not_found", problem.Say("Introuvable", "Not found"),
		problem.Say("Nous ne trouvons pas ce que vous cherchez.", "We cannot find what you are looking for.")},
	http.StatusMethodNotAllowed: {"method_not_allowed", problem.Say("Méthode non permise", "Method not allowed"),
		problem.Say("Cette adresse ne répond pas à cette méthode.", "This address does not answer to this method.")},
	http.StatusRequestTimeout: {"request_timeout", problem.Say("Délai dépassé", "Request timeout"),
		problem.Say("La demande a mis trop de temps à arriver. Veuillez réessayer.",
			"The request took too long to arrive. Please try again.")},
	http.StatusConflict: {"conflict", problem.Say("Conflit", "Conflict"),
		problem.Say("Les données ont changé entre-temps. Veuillez réessayer.",
			"The data has changed in the meantime. Please try again.")},
	http.StatusRequestEntityTooLarge: {"too_large", problem.Say("Envoi trop volumineux", "Content too large"),
		problem.Say("Ce que vous envoyez est trop volumineux.", "What you are sending is too large.")},
	http.StatusUnsupportedMediaType: {"unsupported_media_type",
		problem.Say("Format non pris en charge", "Unsupported format"),
		problem.Say("Ce format n'est pas pris en charge. Envoyez du JSON.",
			"This format is not supported. Send JSON.")},
	http.StatusUnprocessableEntity: {"invalid_input", problem.Say("Données à corriger", "Data to correct"),
		problem.Say("Certains champs sont à corriger.", "Some fields need to be corrected.")},
	http.StatusTooManyRequests: {"too_many_requests", problem.Say("Trop de demandes", "Too many requests"),
		problem.Say("Vous avez fait trop de demandes. Veuillez patienter un peu avant de réessayer.",
			"You have made too many requests. Please wait a little before trying again.")},
	http.StatusInternalServerError: {"internal", problem.Say("Erreur interne", "Internal error"),
		internalProblem(nil).Text},
	http.StatusServiceUnavailable: {"unavailable", problem.Say("Service indisponible", "Service unavailable"),
		problem.Say("Le service est momentanément indisponible. Réessayez dans quelques instants.",
			"The service is briefly unavailable. Please try again in a few moments.")},
}

var (
	textInvalidJSON = problem.Say("Le contenu envoyé n'est pas du JSON valide.", "The content sent is not valid JSON.")
	textNoBody      = problem.Say("La demande n'a pas de contenu.", "The request has no content.")
	textCrossOrigin = problem.Say("Cette demande vient d'un autre site et a été refusée.",
		"This request comes from another site and was refused.")
)

func titleOf(status int) problem.Text {
	if g, ok := genericTexts[status]; ok {
		return g.title
	}
	return problem.Say("Erreur", http.StatusText(status))
}

// statusProblem is the failure of a status with its generic sentence.
func statusProblem(status int) *Problem {
	g, ok := genericTexts[status]
	if !ok {
		g = genericTexts[http.StatusInternalServerError]
	}
	what := problem.New(problem.Internal, g.code, g.detail)
	if status == http.StatusServiceUnavailable {
		what.RetryAfter = 5
	}
	return &Problem{Status: status, what: what}
}
