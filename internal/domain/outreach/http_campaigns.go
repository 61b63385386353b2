package outreach

import (
	"bytes"
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the calls of the console about messages, subscribers and campaigns.
func (s *Service) DeskRoutes(d operator.Desk) {
	s.inboxRoutes(d)
	operator.Get(d, "/subscribers", "Subscribers of the newsletter, the newest first", operator.RunCampaigns,
		s.getSubscribers)
	operator.Get(d, "/subscribers.csv", "Subscribers as a file", operator.RunCampaigns, s.getSubscribersFile)
	operator.Get(d, "/campaigns", "Letters to the subscribers, the newest first", operator.RunCampaigns, s.getCampaigns)
	operator.Post(d, "/campaigns", "Write a letter to the subscribers", operator.RunCampaigns, s.postCampaign,
		web.Status(http.StatusCreated))
	operator.Post(d, "/campaigns/preview", "A letter as readers would see it", operator.RunCampaigns, s.postPreview)
	operator.Get(d, "/campaigns/{campaignId}", "A letter and how far its sending has come", operator.RunCampaigns,
		s.getCampaign)
	operator.Route(d, huma.Operation{Method: http.MethodPut, Path: "/campaigns/{campaignId}",
		Summary: "Write a draft anew"}, operator.RunCampaigns, s.putCampaign)
	operator.Post(d, "/campaigns/{campaignId}/test", "Send a letter to oneself", operator.RunCampaigns, s.postTest,
		web.Status(http.StatusNoContent))
	operator.Post(d, "/campaigns/{campaignId}/launch", "Send a letter to the subscribers, or go on with it",
		operator.RunCampaigns, s.postLaunch)
	operator.Post(d, "/campaigns/{campaignId}/stop", "Pause the sending of a letter", operator.RunCampaigns, s.postStop)
	operator.Post(d, "/campaigns/{campaignId}/cancel", "Give up the sending of a letter", operator.RunCampaigns,
		s.postCancel)
}

type subscribersInput struct {
	View   SubscriberView `query:"view" enum:"reading,waiting,left" default:"reading"`
	Search string         `query:"q" maxLength:"100" doc:"How an e-mail begins"`
	Before string         `query:"before" maxLength:"64" doc:"The next of the page before"`
}

type subscribersOutput struct {
	Body struct {
		Data   []Subscriber     `json:"data" nullable:"false"`
		Next   string           `json:"next" doc:"Give it as before to read on; empty at the end"`
		Counts SubscriberCounts `json:"counts" doc:"Up to 10,001 of each: there are more"`
	}
}

func (s *Service) getSubscribers(ctx context.Context, in *subscribersInput) (*subscribersOutput, error) {
	rows, next, err := s.Subscribers(ctx, in.View, in.Search, in.Before)
	if err != nil {
		return nil, err
	}
	out := &subscribersOutput{}
	out.Body.Data, out.Body.Next = web.List(rows), next
	out.Body.Counts, err = countSubscribers(ctx, s.db)
	return out, err
}

type csvOutput struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        []byte
}

func (s *Service) getSubscribersFile(ctx context.Context, in *struct {
	All bool `query:"all" doc:"With those who left or did not confirm"`
}) (*csvOutput, error) {
	var file bytes.Buffer
	written, err := s.WriteCSV(ctx, &file, in.All)
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "newsletter.export", SubjectKind: "newsletter",
			After: map[string]int{"subscribers": written}})
	})
	return &csvOutput{ContentType: "text/csv; charset=utf-8", Disposition: `attachment; filename="infolettre.csv"`,
		Body: file.Bytes()}, err
}

type campaignsOutput struct {
	Body struct {
		Data []*Campaign `json:"data" nullable:"false"`
	}
}

func (s *Service) getCampaigns(ctx context.Context, _ *struct{}) (*campaignsOutput, error) {
	all, err := listCampaigns(ctx, s.db)
	out := &campaignsOutput{}
	out.Body.Data = web.List(all)
	return out, err
}

type campaignInput struct {
	ID string `path:"campaignId" maxLength:"64"`
}

type campaignOutput struct{ Body *Campaign }

func (s *Service) getCampaign(ctx context.Context, in *campaignInput) (*campaignOutput, error) {
	c, err := s.Campaign(ctx, in.ID)
	return &campaignOutput{Body: c}, err
}

func (s *Service) postCampaign(ctx context.Context, in *struct{ Body CampaignText }) (*campaignOutput, error) {
	c, err := s.Compose(ctx, "", 0, in.Body)
	return &campaignOutput{Body: c}, err
}

type putCampaignInput struct {
	ID   string `path:"campaignId" maxLength:"64"`
	Body struct {
		CampaignText
		Revision int64 `json:"revision"`
	}
}

func (s *Service) putCampaign(ctx context.Context, in *putCampaignInput) (*campaignOutput, error) {
	c, err := s.Compose(ctx, in.ID, in.Body.Revision, in.Body.CampaignText)
	return &campaignOutput{Body: c}, err
}

type previewOutput struct {
	Body struct {
		HTML string `json:"html"`
	}
}

func (s *Service) postPreview(_ context.Context, in *struct{ Body CampaignText }) (*previewOutput, error) {
	html, err := s.Preview(in.Body)
	out := &previewOutput{}
	out.Body.HTML = html
	return out, err
}

func (s *Service) postTest(ctx context.Context, in *campaignInput) (*struct{}, error) {
	who, _ := operator.From(ctx)
	email, err := s.EmailOf(ctx, who.UserID)
	if err != nil {
		return nil, err
	}
	return nil, s.Test(ctx, in.ID, email)
}

type moveInput struct {
	ID   string `path:"campaignId" maxLength:"64"`
	Body struct {
		Revision int64 `json:"revision"`
	}
}

func (s *Service) postLaunch(ctx context.Context, in *moveInput) (*campaignOutput, error) {
	c, err := s.Launch(ctx, in.ID, in.Body.Revision)
	return &campaignOutput{Body: c}, err
}

func (s *Service) postStop(ctx context.Context, in *moveInput) (*campaignOutput, error) {
	c, err := s.Halt(ctx, in.ID, in.Body.Revision)
	return &campaignOutput{Body: c}, err
}

func (s *Service) postCancel(ctx context.Context, in *moveInput) (*campaignOutput, error) {
	c, err := s.Cancel(ctx, in.ID, in.Body.Revision)
	return &campaignOutput{Body: c}, err
}
