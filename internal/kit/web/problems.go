package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Problem is the JSON of every failure (RFC 9457).
type Problem struct {
	Title     string         `json:"title" doc:"What kind of failure this is, in a few words"`
	Status    int            `json:"status" doc:"The HTTP status again"`
	Detail    string         `json:"detail" doc:"A sentence to show: French, or English with Accept-Language: en"`
	Code      string         `json:"code" doc:"Stable snake-case name of the failure, for programs"`
	Instance  string         `json:"instance,omitempty" doc:"The path that failed"`
	RequestID string         `json:"requestId,omitempty" doc:"The id to give when asking for help"`
	Errors    []ProblemField `json:"errors,omitempty" doc:"The fields to correct"`
	Extra     any            `json:"extra,omitempty" doc:"Fresh facts that come with a refusal, such as a new summary"`

	cause error // what happened; logged when it is our fault, never shown
	what  *problem.Error
}

// ProblemField is one field to correct.
type ProblemField struct {
	Path    string `json:"path" doc:"Wire name of the field, for example shippingAddress.postalCode"`
	Code    string `json:"code" doc:"Stable snake-case name of the broken rule"`
	Message string `json:"message" doc:"A sentence to show under the field"`
}

func (p *Problem) Error() string {
	if p.cause != nil {
		return p.cause.Error()
	}
	return p.Code
}

func (p *Problem) Unwrap() error { return p.cause }

// GetStatus and ContentType make a Problem huma's error type.
func (p *Problem) GetStatus() int            { return p.Status }
func (p *Problem) ContentType(string) string { return "application/problem+json" }

var statuses = map[problem.Kind]int{
	problem.Internal: http.StatusInternalServerError, problem.Invalid: http.StatusUnprocessableEntity,
	problem.Refused: http.StatusBadRequest, problem.Unauthorized: http.StatusUnauthorized,
	problem.Forbidden: http.StatusForbidden, problem.NotFound: http.StatusNotFound,
	problem.Conflict: http.StatusConflict, problem.TooLarge: http.StatusRequestEntityTooLarge,
	problem.TooMany: http.StatusTooManyRequests, problem.Unavailable: http.StatusServiceUnavailable,
}

// statusGone is the logged status of a visitor who left before the response; it is never sent.
const statusGone = 499

// problemOf gives any error its status. An error without words is our fault: its cause is logged, the caller reads
// the generic sentence. A database that is away or cannot be written is 503: the same call may succeed shortly. ctx
// distinguishes a visitor who left from a server that was too slow.
func problemOf(ctx context.Context, err error) *Problem {
	var done *Problem
	var what *problem.Error
	switch {
	case errors.As(err, &done):
		return done
	case errors.As(err, &what) && what.Kind != problem.Internal:
		return &Problem{Status: statuses[what.Kind], Code: what.Code, cause: err, what: what}
	case ctx.Err() != nil && errors.Is(context.Cause(ctx), context.Canceled):
		return &Problem{Status: statusGone, cause: err, what: internalProblem(err)}
	case errors.Is(err, context.DeadlineExceeded), db.IsUnavailable(err):
		p := statusProblem(http.StatusServiceUnavailable)
		p.cause = err
		return p
	}
	return &Problem{Status: http.StatusInternalServerError, cause: err, what: internalProblem(err)}
}

// internalProblem is the one face of everything unexpected: the generic sentence of the specification's section 8.
func internalProblem(err error) *problem.Error {
	return problem.New(problem.Internal, "internal", problem.Say(
		"Une erreur interne s'est produite. Réessayez dans quelques instants.",
		"An internal error occurred. Please try again in a few moments.")).Because(err)
}

func tooMany(wait time.Duration) *problem.Error {
	e := problem.New(problem.TooMany, "too_many_requests", genericTexts[http.StatusTooManyRequests].detail)
	e.RetryAfter = max(1, int((wait+time.Second-1)/time.Second))
	return e
}

// WriteProblem answers with err as application/problem+json from a handler beside the API.
func WriteProblem(w http.ResponseWriter, r *http.Request, err error) {
	writeProblem(w, r, problemOf(r.Context(), err))
}

func writeProblem(w http.ResponseWriter, r *http.Request, p *Problem) {
	h := w.Header()
	finished := p.finish(r.Context(), r.Header.Get("Accept-Language"), r.URL.Path, h.Set)
	h.Set("Content-Type", p.ContentType(""))
	for _, stale := range []string{"Content-Length", "Content-Encoding", "ETag", "Last-Modified"} {
		h.Del(stale)
	}
	w.WriteHeader(p.Status)
	if r.Method != http.MethodHead {
		body := json.NewEncoder(w)
		body.SetEscapeHTML(false)
		_ = body.Encode(finished) // the client is gone when this fails
	}
}

// finishProblem is the transformer that every huma response passes: failures get their language and headers here.
func finishProblem(ctx huma.Context, _ string, v any) (any, error) {
	if p, ok := v.(*Problem); ok {
		url := ctx.URL()
		return p.finish(ctx.Context(), ctx.Header("Accept-Language"), url.Path, ctx.SetHeader), nil
	}
	return v, nil
}

// finish writes a copy in the reader's language, sets the headers of a failure and logs those that are our fault.
func (p *Problem) finish(ctx context.Context, acceptLanguage, path string, set func(name, value string)) *Problem {
	in := languageOf(acceptLanguage)
	done := *p
	done.Title, done.Detail, done.Code = in(titleOf(p.Status)), in(p.what.Text), p.what.Code
	done.Instance, done.RequestID, done.Extra = path, RequestID(ctx), p.what.Extra
	for _, f := range p.what.Fields {
		done.Errors = append(done.Errors, ProblemField{Path: f.Path, Code: f.Code, Message: in(f.Text)})
	}
	set("Cache-Control", CacheNever)
	set("Content-Language", in(problem.Say("fr", "en")))
	set("Vary", "Accept-Language")
	if p.what.RetryAfter > 0 {
		set("Retry-After", strconv.Itoa(p.what.RetryAfter))
	}
	if p.Status >= http.StatusInternalServerError {
		Log(ctx).ErrorContext(ctx, "call failed", "route", scopeOf(ctx).route, "status", p.Status, "error", p.Error())
	}
	return &done
}

// languageOf picks the language of sentences: French, unless English comes first among the two in Accept-Language.
func languageOf(acceptLanguage string) func(problem.Text) string {
	french := func(t problem.Text) string { return t.FR }
	if acceptLanguage == "" {
		return french
	}
	best := map[string]float64{}
	for tag := range strings.SplitSeq(acceptLanguage, ",") {
		name, parameters, _ := strings.Cut(strings.TrimSpace(tag), ";")
		weight := 1.0
		if q, ok := strings.CutPrefix(strings.TrimSpace(parameters), "q="); ok {
			weight, _ = strconv.ParseFloat(q, 64)
		}
		name, _, _ = strings.Cut(strings.ToLower(name), "-")
		if _, seen := best[name]; !seen {
			best[name] = weight
		}
	}
	if best["en"] > 0 && best["en"] > best["fr"] {
		return func(t problem.Text) string { return t.EN }
	}
	return french
}
