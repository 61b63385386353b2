package content

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the console's calls about texts.
func (s *Service) DeskRoutes(d operator.Desk) {
	need, none := operator.EditTexts, web.Status(http.StatusNoContent)
	route := func(method, path, summary string) huma.Operation {
		return huma.Operation{Method: method, Path: path, Summary: summary}
	}
	operator.Get(d, "/texts", "Every text of the site", need, s.getTexts)
	operator.Post(d, "/texts", "Start an article, someone of the team or something of the press", need, s.postText,
		web.Status(http.StatusCreated))
	operator.Get(d, "/texts/{textId}", "A text, to edit it", need, s.getText)
	operator.Route(d, route(http.MethodPut, "/texts/{textId}/draft", "Keep a draft"), need, s.putDraft, none)
	operator.Route(d, route(http.MethodDelete, "/texts/{textId}/draft", "Forget the draft"), need, s.deleteDraft, none)
	operator.Post(d, "/texts/{textId}/preview", "A text as its page would show it", need, s.postPreview)
	operator.Post(d, "/texts/{textId}/publish", "Publish a version", need, s.postPublish,
		web.Status(http.StatusCreated))
	operator.Get(d, "/texts/{textId}/versions/{version}", "A version, and what it changed", need, s.getVersion)
	operator.Route(d, route(http.MethodDelete, "/texts/{textId}/versions/{version}",
		"Take back a version whose time has not come"), need, s.deleteVersion, none)
	operator.Post(d, "/texts/{textId}/read", "Say that one has read the text in force", need, s.postRead, none)
	operator.Get(d, "/texts/{textId}/file", "The text in force as a file", need, s.getFile)
	operator.Get(d, "/texts/{textId}/announcements", "Letters about the text, the latest first", need, s.getAnnounced)
	operator.Post(d, "/texts/{textId}/announce", "Tell people of the version published last", need, s.postAnnounce,
		web.Status(http.StatusCreated))
	control := func(act Act, summary string) {
		operator.Post(d, "/texts/{textId}/announcements/{announcementId}/"+string(act), summary, need, s.control(act))
	}
	control(Pause, "Pause an announcement")
	control(Resume, "Go on with an announcement")
	control(Cancel, "Give up an announcement: what left has left")
	operator.Post(d, "/texts/{textId}/announce/test", "Send that letter to oneself alone", need, s.postAnnounceTest,
		none)
}

type textsOutput struct {
	Body struct {
		Data []Text `json:"data" nullable:"false"`
	}
}

func (s *Service) getTexts(ctx context.Context, _ *struct{}) (*textsOutput, error) {
	all, err := s.Texts(ctx)
	out := &textsOutput{}
	out.Body.Data = web.List(all)
	return out, err
}

type newTextInput struct {
	Body struct {
		Kind  string `json:"kind" enum:"blogue,equipe,medias"`
		Title string `json:"title" maxLength:"300"`
	}
}

type newTextOutput struct {
	Body struct {
		ID string `json:"id"`
	}
}

func (s *Service) postText(ctx context.Context, in *newTextInput) (*newTextOutput, error) {
	id, err := s.Create(ctx, in.Body.Kind, in.Body.Title)
	out := &newTextOutput{}
	out.Body.ID = id
	return out, err
}

// TextPath names a text in the address of a call.
type TextPath struct {
	ID string `path:"textId" maxLength:"160"`
}

// VersionLine is a version in the history of a text.
type VersionLine struct {
	Number      int        `json:"version" doc:"0 is the text of the program"`
	Summary     string     `json:"summary"`
	EffectiveAt *time.Time `json:"effectiveAt,omitempty"`
	By          string     `json:"by"`
	PublishedAt *time.Time `json:"publishedAt,omitempty"`
	State       string     `json:"state" enum:"in_force,waiting,past,withdrawn"`
}

// TextDetail is a text with what its editor needs.
type TextDetail struct {
	Text
	Revision int64         `json:"revision" doc:"Sent back with an edit"`
	Present  Written       `json:"present" doc:"The draft, else what was published last"`
	Versions []VersionLine `json:"versions" nullable:"false" doc:"The latest first"`
	Values   []Value       `json:"allValues" nullable:"false" doc:"Every name that a text may use between {{ }}"`
	Accounts int           `json:"accounts" doc:"People with an account who were not told of the version published last"`
	Sellers  int           `json:"sellers" doc:"Owners of shops, likewise"`
}

type textOutput struct{ Body TextDetail }

func (s *Service) getText(ctx context.Context, in *TextPath) (*textOutput, error) {
	facts, err := s.facts(ctx)
	if err != nil {
		return nil, err
	}
	written := facts.drafts[in.ID]
	present, err := s.present(ctx, s.DB, in.ID, written)
	if err != nil {
		return nil, err
	}
	out := &textOutput{TextDetail{Text: s.describe(in.ID, facts), Revision: written.revision, Present: present,
		Values: s.allValues()}}
	versions, err := listVersions(ctx, s.DB, in.ID)
	if err != nil {
		return nil, err
	}
	out.Body.Versions = s.lines(in.ID, versions, out.Body.Version)
	last := 0
	if at := slices.IndexFunc(versions, func(v Version) bool { return v.WithdrawnAt.IsZero() }); at >= 0 {
		last = versions[at].Number
	}
	if out.Body.Accounts, err = toTell(ctx, s.DB, "accounts", in.ID, last); err != nil {
		return nil, err
	}
	out.Body.Sellers, err = toTell(ctx, s.DB, "sellers", in.ID, last)
	return out, err
}

// lines are the versions of a text with where each stands, the text of the program last.
func (s *Service) lines(id string, versions []Version, inForce int) []VersionLine {
	lines := []VersionLine{}
	for _, v := range versions {
		line := VersionLine{Number: v.Number, Summary: v.Summary, EffectiveAt: &v.EffectiveAt, By: v.By,
			PublishedAt: &v.PublishedAt, State: "past"}
		switch {
		case !v.WithdrawnAt.IsZero():
			line.State = "withdrawn"
		case v.Number == inForce:
			line.State = "in_force"
		case v.EffectiveAt.After(s.Now()):
			line.State = "waiting"
		}
		lines = append(lines, line)
	}
	if _, found := s.library.fileOf(id); found {
		line := VersionLine{State: "past"}
		if inForce == 0 {
			line.State = "in_force"
		}
		lines = append(lines, line)
	}
	return lines
}

type draftInput struct {
	TextPath
	Body struct {
		Revision int64 `json:"revision"`
		Written
	}
}

func (s *Service) putDraft(ctx context.Context, in *draftInput) (*struct{}, error) {
	return nil, s.SaveDraft(ctx, in.ID, in.Body.Revision, in.Body.Written)
}

type dropInput struct {
	TextPath
	Revision int64 `query:"revision"`
}

func (s *Service) deleteDraft(ctx context.Context, in *dropInput) (*struct{}, error) {
	return nil, s.DropDraft(ctx, in.ID, in.Revision)
}

type previewInput struct {
	TextPath
	Body Written
}

// Preview is a text as its page would show it, and what changes of what people read now.
type Preview struct {
	Rendered
	Marked  string `json:"marked" doc:"HTML with <ins> and <del> where it differs from the version in force"`
	Changes int    `json:"changes" doc:"How many places differ"`
}

type previewOutput struct{ Body Preview }

func (s *Service) postPreview(ctx context.Context, in *previewInput) (*previewOutput, error) {
	if err := s.exists(ctx, in.ID); err != nil {
		return nil, err
	}
	shown, err := s.render(in.ID, in.Body)
	if err != nil {
		return nil, err
	}
	facts, err := s.facts(ctx)
	if err != nil {
		return nil, err
	}
	out := &previewOutput{Preview{Rendered: shown}}
	out.Body.Marked, out.Body.Changes = Mark(s.renderSource(in.ID, facts.force[in.ID].Source), shown.comparable())
	return out, nil
}

type publishInput struct {
	TextPath
	Body struct {
		Revision    int64  `json:"revision"`
		Summary     string `json:"summary,omitempty" maxLength:"1000" doc:"What changes, in a sentence"`
		EffectiveOn string `json:"effectiveOn,omitempty" maxLength:"10" doc:"A day to come; empty: now"`
		Written
	}
}

type publishOutput struct {
	Body struct {
		Version int `json:"version"`
	}
}

func (s *Service) postPublish(ctx context.Context, in *publishInput) (*publishOutput, error) {
	b := in.Body
	number, err := s.Publish(ctx, in.ID, b.Revision, b.Written, b.Summary, b.EffectiveOn)
	out := &publishOutput{}
	out.Body.Version = number
	return out, err
}
